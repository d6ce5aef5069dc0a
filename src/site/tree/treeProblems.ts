import type { Page, PageGroup } from '#data/types.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { products } from '#data/products.ts';
import { BASE } from '#data/site/base.ts';
import { isApiPath } from '#src/site/path/base.ts';
import { type SiteInventory, siteProblems } from './siteProblems.ts';
import { displayTitle } from './pageLinks.ts';
import { isInternal, walkPages } from './tree.ts';

/**
 * Checks the tree by itself and against what the site holds (behaviour 3.2 and 3.3). Runs at build time.
 * @throws one error that lists every violation: what, where, and what to do
 */
export function validateTree(pages: readonly Page[], site: SiteInventory): void {
  const problems = [
    ...duplicateProblems(pages),
    ...shapeProblems(pages),
    ...siteProblems(pages, site),
  ];
  if (problems.length > 0) {
    throw new Error(`The page tree has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
  }
}

/** These variants of a page may repeat its path (behaviour 3.2). */
const EXEMPT = /components-api|hooks-api/;
const TAB_SUFFIX = '/[docsTab]';

/**
 * One sentence for each path that stands in the tree more than once; groups and external links count (behaviour 3.2).
 */
export function duplicateProblems(pages: readonly Page[]): string[] {
  const problems: string[] = [];
  const placeOf = new Map<string, string>();
  for (const { page, groups } of walkPages(pages)) {
    if (EXEMPT.test(page.pathname)) {
      continue;
    }
    const key = identityOf(page.pathname);
    const earlier = placeOf.get(key);
    const place = describePlace(groups.at(-1));
    if (earlier === undefined) {
      placeOf.set(key, place);
    } else {
      problems.push(
        `Two pages have the path ${key}: one ${earlier}, one ${place}. Change one of them in data/tree/pages.ts.`,
      );
    }
  }
  return problems;
}

function identityOf(pathname: string): string {
  const path = pathname.replace(TAB_SUFFIX, '');
  return isInternal(path) ? normalPath(path) : path.replace(/\/+$/, '');
}

function describePlace(parent: PageGroup | undefined): string {
  return parent ? `in "${displayTitle(parent)}" (${parent.pathname})` : 'at the top level';
}

const PLANS: readonly unknown[] = [undefined, 'pro', 'premium'];
const API_ROUTES = products.map(({ apiRoute }) => apiRoute);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** One sentence for each node that breaks a rule of its own or among its siblings (behaviour 3.3: V1, V2, V6-V10). */
export function shapeProblems(pages: readonly Page[]): string[] {
  const nodes = walkPages(pages).map(({ page }) => page);
  return [...nodes.flatMap(nodeProblems), ...siblingProblems('The top level', pages)];
}

function nodeProblems(page: Page): string[] {
  return [
    ...addressProblems(page),
    ...factProblems(page),
    ...(page.children ? groupProblems(page.pathname, page.children) : apiProblems(page.pathname)),
  ];
}

function addressProblems({ pathname }: Page): string[] {
  if (isInternal(pathname)) {
    return pathname.startsWith(`${BASE}/`)
      ? []
      : [`The path ${pathname} does not start with /x/. Correct it in data/tree/pages.ts.`];
  }
  return pathname.startsWith('https://')
    ? []
    : [
        `The link ${pathname} leads out of the site without https. Write https://… in data/tree/pages.ts, or /x/… for a page of the site.`,
      ];
}

function factProblems({ pathname, title, subheader, plan }: Page): string[] {
  const problems: string[] = [];
  if (title !== undefined && subheader !== undefined) {
    problems.push(
      `${pathname} has both a title and a subheader. Keep one of them in data/tree/pages.ts.`,
    );
  }
  if (!PLANS.includes(plan)) {
    problems.push(`${pathname} has the plan "${plan}". Write pro or premium in data/tree/pages.ts.`);
  }
  return problems;
}

function groupProblems(pathname: string, children: readonly Page[]): string[] {
  return children.length > 0
    ? siblingProblems(`The group ${pathname}`, children)
    : [`The group ${pathname} is empty. Give it a page in data/tree/pages.ts, or remove it.`];
}

function apiProblems(pathname: string): string[] {
  if (!isApiPath(pathname)) {
    return [];
  }
  const isApiPage = API_ROUTES.some(
    (route) =>
      pathname === route ||
      (pathname.startsWith(`${route}/`) && KEBAB.test(pathname.slice(route.length + 1))),
  );
  return isApiPage
    ? []
    : [
        `The API page ${pathname} is not at /x/api/<product>/<name-in-kebab-case>. Correct it in data/tree/apiPages.ts or data/tree/pages.ts; products are ${products.map(({ id }) => id).join(', ')}.`,
      ];
}

/** Titles are the list keys of the sidebar, and a reader cannot tell two equal ones apart. */
function siblingProblems(place: string, siblings: readonly Page[]): string[] {
  const problems: string[] = [];
  const pathOf = new Map<string, string>();
  for (const sibling of siblings) {
    const title = displayTitle(sibling);
    const earlier = pathOf.get(title);
    if (earlier !== undefined) {
      problems.push(
        `${place} shows the title "${title}" twice: ${earlier} and ${sibling.pathname}. Change one title in data/tree/pages.ts.`,
      );
    }
    pathOf.set(title, sibling.pathname);
  }
  return problems;
}
