import ts from 'typescript';
import type { ProductId } from '#data/types.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import {
  exportsNamed,
  type Found,
  type Listed,
} from '#src/reference/declarations/findExports.node.ts';
import type { MemberJudge } from './memberJudge.node.ts';
import { readMember } from './readMember.node.ts';
import { propsOf, settle } from './readProps.node.ts';

/** Reads the properties of an interface, those of the paid packages among them. */
export function readInterface(
  home: Found,
  { product }: Listed,
  api: ApiProgram,
  judge: MemberJudge,
) {
  const { checker } = api;
  const declared = checker.getDeclaredTypeOfSymbol(home.symbol);
  const settled = api.atDefaults(home.symbol);
  const typeParameters = typeParametersOf(home.symbol, checker);
  const general = propsOf(checker, [declared]);
  const properties = settled
    ? settle(checker, general, propsOf(checker, [settled]), typeParameters)
    : general;
  for (const [name, property] of paidProperties(home, product, api)) {
    properties.set(name, properties.get(name) ?? property);
  }
  const members = [...properties.values()]
    .filter(({ symbol }) => symbol.declarations?.some((each) => placeOf(each)))
    .filter(({ symbol }) => !readDocComment(checker, symbol).isIgnored)
    .map(({ symbol, type }) =>
      readMember(symbol, type, { checker, prefix: 'property', ...judge(symbol) }),
    )
    .sort(
      (one, other) =>
        Number(other.required) - Number(one.required) || one.name.localeCompare(other.name, 'en'),
    );
  return {
    typeParameters,
    members,
    ref: null,
    inherits: null,
    slots: [],
    classes: [],
    themeName: null,
  };
}

/** Properties that a Pro package adds to an interface of a community package that is read at another version. */
function paidProperties({ symbol }: Found, product: ProductId, api: ApiProgram) {
  const { checker } = api;
  const others = exportsNamed(symbol.name, product, api).filter(
    ({ path, symbol: other }) => other !== symbol && path.package.plan !== null,
  );
  const properties = others.flatMap(({ symbol: other }) => [
    ...propsOf(checker, [api.atDefaults(other) ?? checker.getDeclaredTypeOfSymbol(other)]),
  ]);
  return properties.filter(([, each]) => placeOf(each.symbol.declarations?.[0])?.package.plan);
}

function typeParametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.TypeParameter[] {
  const [declaration] = symbol.declarations ?? [];
  const nodes =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      ? (declaration.typeParameters ?? [])
      : [];
  return nodes.map((node) => checker.getTypeAtLocation(node) as ts.TypeParameter);
}
