import ts from 'typescript';

/** A type as one line, and written out over lines where the line says too little. */
export type TypeText = { type: string; expanded: string | null };

/** A longer line is shortened, and its whole text folded below it. */
const LINE = 90;
/** An object with more properties is not written out. */
const MOST_PROPERTIES = 16;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.OmitParameterModifiers;

/**
 * The type of a member as its users think of it: unions of values spelled out, functions with their parameters, aliases
 * by their names, `undefined` left to the word "optional".
 */
export function readTypeText(checker: ts.TypeChecker, member: ts.Symbol, type: ts.Type): TypeText {
  const written = writtenType(member);
  const known = withoutUndefined(checker, type);
  if (known.flags & ts.TypeFlags.Any) {
    return { type: written ?? declaredConstraint(checker, member) ?? 'any', expanded: null };
  }
  if (known.flags & ts.TypeFlags.TypeParameter) {
    return shortened(constraintText(checker, known), null);
  }
  const signature = soleSignature(known);
  if (signature) {
    return functionText(checker, signature);
  }
  const values = valueUnion(checker, known, member);
  if (values) {
    return values.length > LINE
      ? { type: nameOf(known, written) ?? summary(values), expanded: lines(values) }
      : { type: values, expanded: null };
  }
  const text = shortUnion(checker, known) ?? printType(checker, known);
  return shortened(text, written, writtenOut(checker, known, text));
}

/** A type on one line, without `undefined`. */
export function printType(checker: ts.TypeChecker, type: ts.Type): string {
  return unwrap(tidy(checker.typeToString(type, undefined, FLAGS)).replace(/ \| undefined$/, ''));
}

/** The type a reader of the reference meets inside a member: `undefined` added by `?` is taken out. */
export function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion() || !type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)) {
    return type;
  }
  const rest = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  if (rest.length === 1 && rest[0]) {
    return rest[0];
  }
  // The checker takes out null along with undefined, and marks generics: such a union loses its undefined in print.
  const keeps = ts.TypeFlags.Null | ts.TypeFlags.Instantiable;
  return rest.some(({ flags }) => flags & keeps) ? type : checker.getNonNullableType(type);
}

/** The signature of a type that is nothing but a function; `null` and `undefined` beside it do not count. */
export function soleSignature(type: ts.Type): ts.Signature | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  const [only] = parts;
  const signatures = only?.getCallSignatures() ?? [];
  return parts.length === 1 && signatures.length === 1 && only?.getProperties().length === 0
    ? signatures[0]
    : undefined;
}

function functionText(checker: ts.TypeChecker, signature: ts.Signature): TypeText {
  const whole = unwrap(tidy(checker.signatureToString(signature, undefined, FLAGS)));
  if (whole.length <= LINE) {
    return { type: whole, expanded: null };
  }
  const parameters = signature.getParameters().map((each) => each.name);
  const returns = printType(checker, signature.getReturnType());
  const short = `(${parameters.join(', ')}) => ${returns.length > LINE / 2 ? '…' : returns}`;
  return { type: short, expanded: whole };
}

/** `'left' | 'right' | 'center'` in the order of the declaration; undefined for a type that is no union of plain values. */
function valueUnion(checker: ts.TypeChecker, type: ts.Type, member: ts.Symbol): string | undefined {
  const plain =
    ts.TypeFlags.Literal |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined;
  if (!type.isUnion() || !type.types.every(({ flags }) => flags & plain)) {
    return undefined;
  }
  const texts = type.types
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((each) => checker.typeToString(each, undefined, FLAGS));
  const names =
    texts.includes('true') && texts.includes('false')
      ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : texts;
  const order = `${writtenType(member) ?? ''} ${declaredText(type.aliasSymbol)}`;
  const place = (text: string) => {
    const found = order.replaceAll('"', "'").indexOf(text);
    return found < 0 ? Number.MAX_SAFE_INTEGER : found;
  };
  return names.sort((one, other) => place(one) - place(other)).join(' | ');
}

/** Properties of an object, or parts of a union, over lines; null where the line says it all, or it would be too long. */
function writtenOut(checker: ts.TypeChecker, type: ts.Type, text: string): string | null {
  if (type.isUnion()) {
    const parts = type.types
      .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
      .map((each) => `| ${printType(checker, each)}`);
    const isNamed = type.aliasSymbol !== undefined && isFromPackages(type);
    return text.length > LINE || isNamed ? parts.join('\n') : null;
  }
  if (type.flags & ts.TypeFlags.Conditional) {
    return tidy(/=([\s\S]*?);?$/.exec(declaredText(type.aliasSymbol))?.[1] ?? '') || null;
  }
  const isOwn = /^(\w+|\w+<.*>)$/.test(text) && isFromPackages(type);
  const properties = type.getProperties();
  if (!isOwn || properties.length === 0 || properties.length > MOST_PROPERTIES) {
    return text.length > LINE ? lines(text) : null;
  }
  const rows = properties.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `  ${property.name}${optional}: ${printType(checker, withoutUndefined(checker, checker.getTypeOfSymbol(property)))};`;
  });
  return `{\n${rows.join('\n')}\n}`;
}

function isFromPackages(type: ts.Type): boolean {
  const [declaration] = (type.aliasSymbol ?? type.symbol)?.declarations ?? [];
  const file = declaration?.getSourceFile().fileName ?? '';
  const target = type.aliasTypeArguments?.[0]?.symbol?.declarations?.[0]?.getSourceFile().fileName;
  return [file, target ?? ''].some((each) => /node_modules\/(@mui\/)?x-/.test(each));
}

function shortened(text: string, written: string | null, expanded: string | null = null): TypeText {
  if (text.length <= LINE) {
    return { type: text, expanded: expanded === text ? null : expanded };
  }
  const short = written !== null && written.length <= LINE ? written : summary(text);
  return { type: short, expanded: expanded ?? lines(text) };
}

/** The outline of a type that fills more than a line: arguments of generics left out, repeated parts said once. */
function summary(text: string): string {
  if (text.startsWith('{')) {
    return 'object';
  }
  for (const depth of [2, 1]) {
    const outline = withoutRepeats(withoutDepth(text, depth));
    if (outline.length <= LINE) {
      return outline;
    }
  }
  return `${text.slice(0, LINE - 20).replace(/\s+\S*$/, '')} …`;
}

/** `A<B<C>>` -> `A<…>` at depth 1 */
function withoutDepth(text: string, depth: number): string {
  let open = 0;
  let outline = '';
  for (const [index, sign] of [...text].entries()) {
    const isArrow = sign === '>' && text[index - 1] === '=';
    open -= sign === '>' && !isArrow ? 1 : 0;
    outline += open < depth ? sign : open === depth && text[index - 1] === '<' ? '…' : '';
    open += sign === '<' ? 1 : 0;
  }
  return outline;
}

/** `readonly (A<…> | A<…>)[]` -> `readonly A<…>[]` */
function withoutRepeats(text: string): string {
  if (!/[()[\]{}]/.test(text)) {
    return [...new Set(text.split(' | '))].join(' | ');
  }
  return text.replace(/\(([^()]*)\)\[\]/g, (_whole, inside: string) => {
    const parts = [...new Set(inside.split(' | '))];
    return parts.length === 1 ? `${parts[0] ?? ''}[]` : `(${parts.join(' | ')})[]`;
  });
}

function constraintText(checker: ts.TypeChecker, type: ts.Type): string {
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint && !(constraint.flags & ts.TypeFlags.Unknown)
    ? printType(checker, constraint)
    : type.symbol.name;
}

function nameOf(type: ts.Type, written: string | null): string | undefined {
  return (
    type.aliasSymbol?.name ?? (written !== null && written.length <= LINE ? written : undefined)
  );
}

/** A named union of a few short parts, spelled out: `PickerValue` is `PickerValidDate | null`. */
function shortUnion(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const parts = type.isUnion()
    ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    : [];
  const texts = parts.map((each) => printType(checker, each));
  const isShort =
    texts.length > 0 && texts.every((text) => /^[\w[\].]+$/.test(text)) && !texts.includes('true');
  const text = nullLast(texts).join(' | ');
  return isShort && text.length <= LINE / 2 ? text : undefined;
}

function nullLast(texts: readonly string[]): string[] {
  const rest = texts.filter((text) => text !== 'null');
  return rest.length < texts.length ? [...rest, 'null'] : rest;
}

/** What the generic parameter that a declaration names must be, where the checker has lost it: `boolean`. */
function declaredConstraint(checker: ts.TypeChecker, member: ts.Symbol): string | undefined {
  const [declaration] = member.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const type = node && checker.getTypeFromTypeNode(node);
  return type && type.flags & ts.TypeFlags.TypeParameter
    ? constraintText(checker, type)
    : undefined;
}

/** The type as the declaration spells it; null where it speaks of a generic parameter that the page does not name. */
function writtenType(member: ts.Symbol): string | null {
  const declaration = member.declarations?.[0];
  const node =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  return node && !namesLoneParameter(node.getText()) ? tidy(node.getText()) : null;
}

/** Generic parameters of the packages that are not the user's data: `S`, `TSeries`, `TEnableAccessibleFieldDOMStructure`. */
function namesLoneParameter(text: string): boolean {
  return /\b(?:[ST]|T[A-Z]\w+)\b(?!\s*[.(])/.test(
    text
      .replace(/'[^']*'/g, '')
      .replace(
        /\b(?:Tree|Tooltip|Toolbar|Time|Theme|Text|Tick|Touch|Transition|Typography)\w*/g,
        '',
      ),
  );
}

function declaredText(symbol: ts.Symbol | undefined): string {
  const [declaration] = symbol?.declarations ?? [];
  return declaration ? declaration.getText() : '';
}

/** Quotes as in the site's code, no paths of modules, no line breaks. */
function tidy(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/\bElementType<any, keyof IntrinsicElements>/g, 'ElementType')
    .replace(/, keyof IntrinsicElements>/g, '>')
    .replace(
      /\bReactElement<(?:unknown|any), string \| JSXElementConstructor<any>>/g,
      'ReactElement',
    )
    .replace(
      /\b(Grid\w+)<([^<>]*)>/g,
      (_whole, name: string, list: string) => name + withoutDefaults(list),
    )
    .replace(/\bSyntheticEvent<Element, Event>/g, 'SyntheticEvent')
    .replace(/\b(Mouse|Focus|Touch|Keyboard|Drag)Event<(\w+), \w+>/g, '$1Event<$2>')
    .replace(/(\w\?: [^;{},]*?) \| undefined(?=[;,)]| \})/g, '$1')
    .trim();
}

/** Arguments that every type of the grid falls back to say nothing. `any, R, R, GridTreeNode` -> `<any, R, R>` */
function withoutDefaults(list: string): string {
  const kept = list.replace(
    /(?:(?:^|, )(?:any|unknown|GridTreeNode|GridTreeNodeWithRender|GridValidRowModel))+$/,
    '',
  );
  return kept === '' ? '' : `<${kept}>`;
}

/** `(a => b)` -> `a => b` */
function unwrap(text: string): string {
  const inner = /^\((.*)\)$/.exec(text)?.[1];
  return inner !== undefined && isBalanced(inner) ? inner : text;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}

/** A long union or object on several lines. */
function lines(text: string): string {
  return text.startsWith('{')
    ? text
        .replace(/^\{ /, '{\n  ')
        .replace(/; (?=\w+\??:)/g, ';\n  ')
        .replace(/;? \}$/, ';\n}')
    : `| ${text.replace(/ \| /g, '\n| ')}`;
}
