import ts from 'typescript';
import type { Plan } from '#data/types.ts';
import type { ApiMember, ApiSignature } from './apiRecord.ts';
import { type DocComment, readDocComment } from '#src/reference/declarations/docComment.node.ts';
import { printType, soleSignature, withoutUndefined } from '#src/reference/types/printType.node.ts';
import { readTypeText } from '#src/reference/types/typeText.node.ts';

/** What the page of a member decides about it. */
export type MemberContext = {
  checker: ts.TypeChecker;
  /** Beginning of its anchor: `prop`. */
  prefix: string;
  plan: Plan | null;
  since: string | null;
};

/** Makes the row of a prop or property. */
export function readMember(
  symbol: ts.Symbol,
  type: ts.Type,
  { checker, prefix, plan, since }: MemberContext,
): ApiMember {
  const comment = readDocComment(checker, symbol);
  const known = withoutUndefined(checker, type);
  const signature = soleSignature(known);
  return {
    name: symbol.name,
    anchor: `${prefix}-${symbol.name}`,
    ...readTypeText(checker, symbol, type),
    required: !(symbol.flags & ts.SymbolFlags.Optional) && !(known.flags & ts.TypeFlags.Undefined),
    default: comment.default,
    description: comment.description,
    deprecated: comment.deprecated,
    signature: signature ? readSignature(checker, signature, comment) : null,
    plan,
    since,
  };
}

/** Parameters and result of a function, described by the comment of the member that holds it. */
export function readSignature(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  comment: DocComment,
): ApiSignature {
  const returned = checker.getReturnTypeOfSignature(signature);
  return {
    parameters: signature.getParameters().map((parameter) => ({
      name: parameter.name,
      type: printType(checker, checker.getTypeOfSymbol(parameter)),
      description: comment.parameters.get(parameter.name) ?? null,
    })),
    returns: { type: printType(checker, returned), description: comment.returns },
  };
}
