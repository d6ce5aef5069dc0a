import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { routerPath } from '#src/site/path/base.ts';

const ON_EACH_SIDE = 4;

/** A page between its neighbours. */
export type BetweenPages = Pick<PageRecord, 'pathname' | 'previous' | 'next'>;

/**
 * The router's paths of the pages around one, nearest first: its neighbours, and those above and below it in the sidebar.
 * None for a page outside the tree.
 * @param shown addresses of the pages whose rows are here, in the order of the sidebar
 */
export function nearbyPages(
  shown: readonly string[],
  { pathname, previous, next }: BetweenPages,
): string[] {
  const position = shown.indexOf(`${pathname}/`);
  const steps = Array.from({ length: position < 0 ? 0 : ON_EACH_SIDE }, (_, index) => index + 1);
  const nearest = [
    ...[next, previous].map((link) => link && `${link.pathname}/`),
    ...steps.flatMap((step) => [shown[position + step], shown[position - step]]),
  ];
  return [...new Set(nearest)].flatMap((address) => (address ? [routerPath(address)] : []));
}
