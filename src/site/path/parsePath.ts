import { BASE } from '#data/site/base.ts';
import { canonicalPath, languageOf, normalPath } from './normalPath.ts';

/** The part of the library a page is about; analytics and search know it by this name. */
export type Category = 'core' | 'x' | 'toolpad' | 'docs' | 'docs-infra';

interface Family {
  category: Category | null;
  /** Id for analytics and search, such as `x-data-grid`; it may name a product this site does not know. */
  productId: string | null;
}

/** What a path alone tells (behaviour 1.1). */
export interface ParsedPath extends Family {
  /** The language prefix, `en` without one. */
  language: string;
  normalPath: string;
  canonicalPath: string;
  /** Whether the page is shown inside the shared theme. */
  themed: boolean;
  /** Whether a link to the page gets a language prefix. */
  localisable: boolean;
  /** Whether the page needs the additional web font. */
  extraFont: boolean;
}

/** How the address format calls what lies below the base of this edition. */
const FAMILY = '/x';
/** Pages that other rules know without the `/x` they are served under (rule 3a). */
const MOUNTED = /^\/x(?=\/(playground|production-error|experiments)(\/|$))/;
const UNTHEMED = '/playground';
const EXTRA_FONT = 'onepirate';
const NEVER_LOCALISED = /^\/(blog(\/.*)?|size-snapshot)$/s;

const NO_FAMILY: Family = { category: null, productId: null };

/** How the first segment, with the segments after it, tells category and product (rule 4). */
const FAMILIES = new Map<string, (rest: string[]) => Family>([
  ['material-ui', () => ({ category: 'core', productId: 'material-ui' })],
  ['joy-ui', () => ({ category: 'core', productId: 'joy-ui' })],
  ['base-ui', () => ({ category: 'core', productId: 'base-ui' })],
  ['system', () => ({ category: 'core', productId: 'system' })],
  ['x', (rest) => ({ category: 'x', productId: xProductId(rest) })],
  ['toolpad', (rest) => ({ category: 'toolpad', productId: toolpadId(rest) })],
  ['docs', () => ({ category: 'docs', productId: 'docs' })],
  ['versions', () => ({ category: 'docs', productId: 'docs' })],
  ['production-error', () => ({ category: 'docs', productId: 'docs' })],
  ['experiments', experimentsFamily],
]);

/**
 * Everything that follows from a path. Any text is a path, so nothing is thrown.
 * `/zh/x/api/charts/bar-chart/#a` -> language `zh`, normal path `/x/api/charts/bar-chart`, product id `x-charts`
 */
export function parsePath(path: string): ParsedPath {
  const normal = normalPath(path);
  const known = formatPath(normal).replace(MOUNTED, '');
  return {
    language: languageOf(path),
    normalPath: normal,
    canonicalPath: canonicalPath(path),
    ...familyOf(known),
    themed: !known.startsWith(UNTHEMED),
    localisable: !NEVER_LOCALISED.test(known),
    extraFont: known.includes(EXTRA_FONT),
  };
}

/** A normal path as the rules of the address format write it: `/x/v7/react-charts` -> `/x/react-charts`, where `/x/v7` is the base */
function formatPath(normal: string): string {
  return `${normal}/`.startsWith(`${BASE}/`) ? FAMILY + normal.slice(BASE.length) : normal;
}

function familyOf(path: string): Family {
  const [first = '', ...rest] = path.split('/').slice(1);
  return FAMILIES.get(first)?.(rest) ?? NO_FAMILY;
}

/** `react-charts` and `api`, `charts` -> `x-charts` */
function xProductId([section = '', apiProduct]: string[]): string | null {
  const name = section === 'api' ? apiProduct : /^react-(.+)$/s.exec(section)?.[1];
  return name ? `x-${name}` : null;
}

function toolpadId([name]: string[]): string {
  return name === 'studio' ? 'toolpad-studio' : 'toolpad-core';
}

function experimentsFamily([name]: string[]): Family {
  return name === 'docs' ? { category: 'docs-infra', productId: 'docs-infra' } : NO_FAMILY;
}
