import { normalPath } from '#src/site/path/normalPath.ts';
import { editDistance } from '#src/site/words/editDistance.ts';

/** A longer address was not typed by hand; comparing it would only take time. */
const LONGEST_PATH = 200;
/** Cost of a segment too many or too few; another segment costs up to 1. */
const GAP_COST = 0.5;
/** Average cost of a segment from which a page is no suggestion any more. */
const TOO_FAR = 0.45;

/**
 * The pages whose paths come nearest to a mistyped one, nearest first; none when nothing is near.
 * `/x/react-chart/bar/` -> `/x/react-charts/bars`, …
 */
export function suggestPages(paths: readonly string[], mistyped: string, most = 5): string[] {
  const wanted = segmentsOf(mistyped.slice(0, LONGEST_PATH));
  return paths
    .map((path) => ({ path, distance: pathDistance(wanted, segmentsOf(path)) }))
    .filter(({ distance }) => distance < TOO_FAR)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ path }) => path);
}

/** `/x/React-Charts/bars.html` -> `react-charts`, `bars` */
function segmentsOf(path: string): string[] {
  return normalPath(path.toLowerCase())
    .replace(/\.(?:html?|md)$/, '')
    .split('/')
    .filter((segment, index) => segment !== '' && !(index === 1 && segment === 'x'));
}

function pathDistance(a: string[], b: string[]): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : editDistance(a, b, wordDistance, GAP_COST) / longest;
}

/** Share of the letters that differ: 0 for equal words, 1 for words with nothing in common. */
function wordDistance(a: string, b: string): number {
  return a === b ? 0 : editDistance(a, b) / Math.max(a.length, b.length);
}
