const ON_EACH_SIDE = 4;

/**
 * The router's paths (without `/x`) of the pages before and after one in the order of the sidebar, nearest first.
 * None for a page outside the tree.
 */
export function nearbyPages(leaves: readonly string[], pathname: string): string[] {
  const position = leaves.indexOf(pathname);
  if (position < 0) {
    return [];
  }
  const steps = Array.from({ length: ON_EACH_SIDE }, (_, index) => index + 1);
  return steps
    .flatMap((step) => [leaves[position + step], leaves[position - step]])
    .filter((leaf) => leaf !== undefined)
    .map((leaf) => `${leaf.slice('/x'.length)}/`);
}
