import type ts from 'typescript';
import type { ApiKind, Plan } from '#data/types.ts';
import type { ApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { placeOf } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import {
  exportsNamed,
  type Found,
  isKind,
  type Listed,
} from '#src/reference/declarations/findExports.node.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import { isAbove, PLAN_RANK } from '#src/reference/declarations/planRank.ts';
import { propsOf } from './readProps.node.ts';

/** How the page judges a member it did not declare: the plan it needs, and the version that first has it. */
export type MemberJudge = (symbol: ts.Symbol) => { plan: Plan | null; since: string | null };

/**
 * Says for a member which plan it needs beyond its page's, by the package that declares it and by the lower plans' exports
 * that lack it; and which version has it, where the declaration is newer than the site.
 */
export function memberJudge(page: Listed, home: Found, api: ApiProgram): MemberJudge {
  const lower = lowerPlans(page, home, api);
  return (symbol) => {
    const declared = highest(
      (symbol.declarations ?? []).map((each) => placeOf(each)?.package.plan ?? null),
    );
    const holding = lower.find(({ names }) => names.has(symbol.name));
    const held = lower.length > 0 ? (holding ? holding.plan : home.path.package.plan) : null;
    // A paid component declares anew what it shares with the one below it; what extends an interface is declared once.
    const ownWord = lower.length > 0 && page.kind === 'component' ? null : declared;
    const plans = [ownWord, held, saidPlan(symbol, api)].map((plan) => PLAN_RANK.indexOf(plan));
    const needed = PLAN_RANK[Math.max(...plans)] ?? null;
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
      (one, other) =>
        PLAN_RANK.indexOf(one.path.package.plan) - PLAN_RANK.indexOf(other.path.package.plan),
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
  return PLAN_RANK.find((plan) => plans.includes(plan)) ?? null;
}
