import ts from 'typescript';
import {
  printSignature,
  printType,
  soleSignature,
  withoutUndefined,
  shortUnion,
  valueUnion,
} from './printType.node.ts';
import { LINE, lines, shortened, summary, type TypeText } from './shortType.ts';
import { tidy } from './tidyType.ts';
import { declaredText, writtenType } from './writtenType.node.ts';

/** An object with more properties is not written out. */
const MOST_PROPERTIES = 16;

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

function functionText(checker: ts.TypeChecker, signature: ts.Signature): TypeText {
  const whole = printSignature(checker, signature);
  if (whole.length <= LINE) {
    return { type: whole, expanded: null };
  }
  const parameters = signature.getParameters().map((each) => each.name);
  const returns = printType(checker, signature.getReturnType());
  const short = `(${parameters.join(', ')}) => ${returns.length > LINE / 2 ? '…' : returns}`;
  return { type: short, expanded: whole };
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

/** What the generic parameter that a declaration names must be, where the checker has lost it: `boolean`. */
function declaredConstraint(checker: ts.TypeChecker, member: ts.Symbol): string | undefined {
  const [declaration] = member.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const type = node && checker.getTypeFromTypeNode(node);
  return type && type.flags & ts.TypeFlags.TypeParameter
    ? constraintText(checker, type)
    : undefined;
}
