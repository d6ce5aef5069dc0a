import ts from 'typescript';
import type { ApiKind, ApiPage, ProductId } from '#data/types.ts';
import type { ApiProgram, ReadPath } from './apiProgram.node.ts';
import { packagesOf } from './packages.node.ts';
import { isAbove, PLAN_RANK } from './planRank.ts';

/** A line of `data/tree/apiPages.ts` with where it stands. */
export type Listed = ApiPage & { product: ProductId; kind: ApiKind };

/** An export under one of its names. */
export type Found = { symbol: ts.Symbol; name: string; path: ReadPath };

/**
 * Every public path that exports a listed name, the lowest plan first.
 * @throws when there is none
 */
export function findExports(page: Listed, api: ApiProgram): Found[] {
  const found = exportsNamed(page.name, page.product, api).filter(
    // Lower plans hold a stand-in of DataGridPremium, which says where to find it.
    ({ symbol, path }) =>
      isKind(symbol, page.kind) && !isAbove(page.plan ?? null, path.package.plan),
  );
  if (found.length === 0) {
    throw new Error(
      `data/tree/apiPages.ts lists ${page.name} for ${page.product}, but none of ${packagesOf(
        page.product,
      )
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')} exports it. Correct or remove the name.`,
    );
  }
  return found;
}

/** Every public path of a product that exports a name, also as an unstable one. */
export function exportsNamed(name: string, product: ProductId, { paths }: ApiProgram): Found[] {
  return paths
    .filter((path) => path.package.product === product)
    .flatMap((path) =>
      [name, `Unstable_${name}`].flatMap((each) => {
        const symbol = path.exports.get(each);
        return symbol ? [{ symbol, name: each, path }] : [];
      }),
    );
}

/** Whether an export is what its page says: a value for a component, a type for an interface. */
export function isKind({ flags }: ts.Symbol, kind: ApiKind): boolean {
  return Boolean(flags & (kind === 'component' ? ts.SymbolFlags.Value : ts.SymbolFlags.Type));
}

/** The export to read: of the site's own version, and of the highest plan where an interface grows with the plan. */
export function homeOf(found: readonly Found[], { kind, plan }: Listed): Found {
  const ofSite = found.filter(({ path }) => path.package.installed !== path.package.name);
  const candidates = ofSite.length > 0 && plan === undefined ? ofSite : found;
  const sorted = [...candidates].sort(
    (one, other) =>
      PLAN_RANK.indexOf(one.path.package.plan) - PLAN_RANK.indexOf(other.path.package.plan),
  );
  const home = kind === 'interface' && ofSite.length === 0 ? sorted.at(-1) : sorted[0];
  return home ?? (found[0] as Found);
}

/** Import statements of every path, without those that only the demos' later version of a package has. */
export function importLines(found: readonly Found[], kind: ApiKind): string[] {
  const word = kind === 'component' ? 'import' : 'import type';
  const ofSite = found.filter(({ path }) => path.package.installed !== path.package.name);
  const doubled = new Set(ofSite.map(({ path }) => path.package.name));
  const byPlan = [...ofSite, ...found.filter(({ path }) => !doubled.has(path.package.name))].sort(
    (one, other) =>
      PLAN_RANK.indexOf(one.path.package.plan) - PLAN_RANK.indexOf(other.path.package.plan) ||
      other.path.name.length - one.path.name.length,
  );
  return [...new Set(byPlan.map(({ name, path }) => `${word} { ${name} } from '${path.name}';`))];
}
