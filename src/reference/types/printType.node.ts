import ts from 'typescript';
import { tidy, unwrap } from './tidyType.ts';
import { LINE } from './shortType.ts';
import { declaredText, writtenType } from './writtenType.node.ts';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.OmitParameterModifiers;

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

/** A signature on one line. */
export function printSignature(checker: ts.TypeChecker, signature: ts.Signature): string {
  return unwrap(tidy(checker.signatureToString(signature, undefined, FLAGS)));
}

/** One literal of a union as it is written: `'left'`. */
function printLiteral(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(type, undefined, FLAGS);
}

/** `'left' | 'right' | 'center'` in the order of the declaration; undefined for a type that is no union of plain values. */
export function valueUnion(
  checker: ts.TypeChecker,
  type: ts.Type,
  member: ts.Symbol,
): string | undefined {
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
    .map((each) => printLiteral(checker, each));
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

/** A named union of a few short parts, spelled out: `PickerValue` is `PickerValidDate | null`. */
export function shortUnion(checker: ts.TypeChecker, type: ts.Type): string | undefined {
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
