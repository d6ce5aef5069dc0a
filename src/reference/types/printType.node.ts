import ts from 'typescript';
import { tidy, unwrap } from './tidyType.ts';

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
export function printLiteral(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(type, undefined, FLAGS);
}
