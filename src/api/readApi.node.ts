import ts from 'typescript';
import type { ApiKind, ApiPage, ApiPages, Plan, ProductId } from '#data/types.ts';
import { type ApiProgram, loadApiProgram, type ReadPath } from './apiProgram.node.ts';
import type { ApiRecord, ApiTypeParameter } from './apiRecord.ts';
import { placeOf, sourceAddress } from './declarationPlace.node.ts';
import { readDocComment } from './docComment.node.ts';
import { packagesOf, type ReadPackage } from './packages.node.ts';
import { type MemberJudge, readComponent } from './readComponent.node.ts';
import { readMember } from './readMember.node.ts';
import { propsOf, settle } from './readProps.node.ts';
import { printType } from './typeText.node.ts';

type Listed = ApiPage & { product: ProductId; kind: ApiKind };

/** An export under one of its names. */
type Found = { symbol: ts.Symbol; name: string; path: ReadPath };

const RANK: readonly (Plan | null)[] = [null, 'pro', 'premium'];

/**
 * Reads every listed component and interface from the installed declarations.
 * @throws when no package exports a listed name, or two members of a page have one anchor
 */
export function readApi(pages: ApiPages, packages?: ReadPackage[]): ApiRecord[] {
  const api = loadApiProgram(pages, packages);
  const products = new Set(api.paths.map((each) => each.package.product));
  return listed(pages)
    .filter(({ product }) => products.has(product))
    .map((page) => {
      const record = readPage(page, api);
      refuseDoubles(record);
      return record;
    });
}

function listed(pages: ApiPages): Listed[] {
  return Object.entries(pages).flatMap(([product, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.map((page) => ({ ...page, product: product as ProductId, kind: kind as ApiKind })),
    ),
  );
}

function readPage(page: Listed, api: ApiProgram): ApiRecord {
  const { name, kind, product, plan = null } = page;
  const { checker } = api;
  const found = findExports(page, api);
  const home = homeOf(found, page);
  const { symbol } = home;
  const judge = memberJudge(page, home, api);
  const related = (other: string) =>
    exportsNamed(other, product, api).find(
      ({ path }) => path.package.installed === home.path.package.installed,
    )?.symbol;
  const comment = readDocComment(checker, symbol);
  const component =
    kind === 'component' ? readComponent(symbol, name, api, related, judge) : undefined;
  if (kind === 'component' && !component) {
    throw new Error(
      `${home.path.name} exports ${name}, but not as a component. Correct its kind in data/apiPages.ts.`,
    );
  }
  const place = placeOf(symbol.declarations?.[0]);
  if (!place) {
    throw new Error(
      `${home.path.name} exports ${name}, which is declared outside the packages. Take it out of data/apiPages.ts.`,
    );
  }
  const { typeParameters, ...facts } = component ?? readInterface(home, page, api, judge);
  return {
    name,
    kind,
    product,
    plan,
    package: place.package.name,
    version: place.package.version,
    imports: importLines(found, kind),
    source: sourceAddress(place, kind === 'component'),
    description: comment.description,
    deprecated: comment.deprecated,
    typeParameters: typeParameters.map((each) => readTypeParameter(checker, each)),
    ...facts,
  };
}

function readInterface(home: Found, { product }: Listed, api: ApiProgram, judge: MemberJudge) {
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

/**
 * Every public path that exports a listed name, the lowest plan first.
 * @throws when there is none
 */
function findExports(page: Listed, api: ApiProgram): Found[] {
  const found = exportsNamed(page.name, page.product, api).filter(
    // Lower plans hold a stand-in of DataGridPremium, which says where to find it.
    ({ symbol, path }) =>
      isKind(symbol, page.kind) && !isAbove(page.plan ?? null, path.package.plan),
  );
  if (found.length === 0) {
    throw new Error(
      `data/apiPages.ts lists ${page.name} for ${page.product}, but none of ${packagesOf(
        page.product,
      )
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')} exports it. Correct or remove the name.`,
    );
  }
  return found;
}

function exportsNamed(name: string, product: ProductId, { paths }: ApiProgram): Found[] {
  return paths
    .filter((path) => path.package.product === product)
    .flatMap((path) =>
      [name, `Unstable_${name}`].flatMap((each) => {
        const symbol = path.exports.get(each);
        return symbol ? [{ symbol, name: each, path }] : [];
      }),
    );
}

function isKind({ flags }: ts.Symbol, kind: ApiKind): boolean {
  return Boolean(flags & (kind === 'component' ? ts.SymbolFlags.Value : ts.SymbolFlags.Type));
}

/** The export to read: of the site's own version, and of the highest plan where an interface grows with the plan. */
function homeOf(found: readonly Found[], { kind, plan }: Listed): Found {
  const ofSite = found.filter(({ path }) => path.package.installed !== path.package.name);
  const candidates = ofSite.length > 0 && plan === undefined ? ofSite : found;
  const sorted = [...candidates].sort(
    (one, other) => RANK.indexOf(one.path.package.plan) - RANK.indexOf(other.path.package.plan),
  );
  const home = kind === 'interface' && ofSite.length === 0 ? sorted.at(-1) : sorted[0];
  return home ?? (found[0] as Found);
}

/** Import statements of every path, without those that only the demos' later version of a package has. */
function importLines(found: readonly Found[], kind: ApiKind): string[] {
  const word = kind === 'component' ? 'import' : 'import type';
  const ofSite = found.filter(({ path }) => path.package.installed !== path.package.name);
  const doubled = new Set(ofSite.map(({ path }) => path.package.name));
  const byPlan = [...ofSite, ...found.filter(({ path }) => !doubled.has(path.package.name))].sort(
    (one, other) =>
      RANK.indexOf(one.path.package.plan) - RANK.indexOf(other.path.package.plan) ||
      other.path.name.length - one.path.name.length,
  );
  return [...new Set(byPlan.map(({ name, path }) => `${word} { ${name} } from '${path.name}';`))];
}

/**
 * Says for a member which plan it needs beyond its page's, by the package that declares it and by the lower plans' exports
 * that lack it; and which version has it, where the declaration is newer than the site.
 */
function memberJudge(page: Listed, home: Found, api: ApiProgram): MemberJudge {
  const lower = lowerPlans(page, home, api);
  return (symbol) => {
    const declared = highest(
      (symbol.declarations ?? []).map((each) => placeOf(each)?.package.plan ?? null),
    );
    const holding = lower.find(({ names }) => names.has(symbol.name));
    const held = lower.length > 0 ? (holding ? holding.plan : home.path.package.plan) : null;
    // A paid component declares anew what it shares with the one below it; what extends an interface is declared once.
    const ownWord = lower.length > 0 && page.kind === 'component' ? null : declared;
    const plans = [ownWord, held, saidPlan(symbol, api)].map((plan) => RANK.indexOf(plan));
    const needed = RANK[Math.max(...plans)] ?? null;
    const base = lower.length > 0 ? null : (page.plan ?? null);
    return { plan: isAbove(needed, base) ? needed : null, since: sinceOf(symbol, api) };
  };
}

/** The plan that a comment in a community package names: "Only available in DataGridPro". */
function saidPlan(symbol: ts.Symbol, { checker }: ApiProgram): Plan | null {
  const said = /Only available in DataGrid(Pro|Premium)/.exec(
    readDocComment(checker, symbol).description ?? '',
  )?.[1];
  return said === undefined ? null : said === 'Pro' ? 'pro' : 'premium';
}

/** The same component or interface as the lower plans have it: `DataGrid` and `DataGridPro` for `DataGridPremium`. */
function lowerPlans({ name, product, kind }: Listed, home: Found, api: ApiProgram) {
  const base = name.replace(/(Pro|Premium)$/, '');
  const names = kind === 'interface' ? [name] : base === name ? [] : [base, `${base}Pro`];
  return names
    .filter((each) => kind === 'interface' || each !== name)
    .flatMap((each) => exportsNamed(each, product, api))
    .filter(({ symbol }) => symbol !== home.symbol && isKind(symbol, kind))
    .sort(
      (one, other) => RANK.indexOf(one.path.package.plan) - RANK.indexOf(other.path.package.plan),
    )
    .map(({ symbol, path }) => ({
      plan: path.package.plan,
      names: new Set(memberNames(symbol, kind, api)),
    }));
}

const namesOfSymbol = new WeakMap<ts.Symbol, string[]>();

function memberNames(symbol: ts.Symbol, kind: ApiKind, { checker }: ApiProgram): string[] {
  const known = namesOfSymbol.get(symbol);
  if (known) {
    return known;
  }
  const types =
    kind === 'interface'
      ? [checker.getDeclaredTypeOfSymbol(symbol)]
      : checker
          .getTypeOfSymbol(symbol)
          .getCallSignatures()
          .flatMap((signature) => signature.getParameters().slice(0, 1))
          .map((props) => checker.getTypeOfSymbol(props));
  const props = propsOf(checker, types);
  const nested = ['slots', 'classes'].flatMap((name) => {
    const prop = kind === 'component' ? props.get(name) : undefined;
    return prop ? [...propsOf(checker, [checker.getNonNullableType(prop.type)]).keys()] : [];
  });
  const names = [...props.keys(), ...nested];
  namesOfSymbol.set(symbol, names);
  return names;
}

/** The version a member was read from, when the same file of the site's version lacks it. */
function sinceOf(symbol: ts.Symbol, { program }: ApiProgram): string | null {
  const [declaration] = symbol.declarations ?? [];
  const place = placeOf(declaration);
  const ofSite =
    place && packagesOf(place.package.product).find(({ name }) => name === place.package.name);
  if (!declaration || !place || !ofSite || ofSite.installed === place.package.installed) {
    return null;
  }
  const twin = program.getSourceFile(
    declaration
      .getSourceFile()
      .fileName.replace(`/${place.package.installed}/`, `/${ofSite.installed}/`),
  );
  return twin && holdsMember(twin, symbol.name) ? null : place.package.version;
}

function holdsMember(file: ts.SourceFile, name: string): boolean {
  return new RegExp(
    `^\\s*(?:readonly )?['"]?${name.replace(/\W/g, '\\$&')}['"]?\\??[:(<]`,
    'm',
  ).test(file.text);
}

function highest(plans: readonly (Plan | null)[]): Plan | null {
  // A member declared in several packages is there from the lowest of them on.
  return RANK.find((plan) => plans.includes(plan)) ?? null;
}

function isAbove(plan: Plan | null, other: Plan | null): boolean {
  return RANK.indexOf(plan) > RANK.indexOf(other);
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

function readTypeParameter(checker: ts.TypeChecker, parameter: ts.TypeParameter): ApiTypeParameter {
  const constraint = parameter.getConstraint();
  const fallback = parameter.getDefault();
  return {
    name: parameter.symbol.name,
    constraint: constraint ? printType(checker, constraint) : null,
    default: fallback ? printType(checker, fallback) : null,
  };
}

/**
 * Refuses a page with two members at one address.
 * @throws with package and member
 */
export function refuseDoubles({ name, package: read, members, slots, classes }: ApiRecord): void {
  const seen = new Set<string>();
  for (const { anchor, name: member } of [...members, ...slots, ...classes]) {
    if (seen.has(anchor)) {
      throw new Error(
        `${name} of ${read} has two members with the anchor #${anchor} (${member}). Give one of them another prefix in src/api.`,
      );
    }
    seen.add(anchor);
  }
}
