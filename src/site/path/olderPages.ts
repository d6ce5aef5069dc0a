import { movedPages, olderBases, pagesSince } from '#data/tree/olderPages.ts';
import type { OlderVersion } from '#data/types.ts';
import { routerPath } from './base.ts';
import { normalPath } from './normalPath.ts';

/** Addresses of one page in the older versions that are known to have it. */
export type OlderPages = Partial<Record<OlderVersion, string>>;

/** From the youngest to the oldest. */
const SAME_PATH_VERSIONS = keysOf(pagesSince).reverse();

const sincePath = new Map<string, number>(
  SAME_PATH_VERSIONS.flatMap((version, age) =>
    Object.entries(pagesSince[version]).flatMap(([folder, names]) =>
      names.split(/\s+/).map((name) => [`${folder}/${name}`, age] as const),
    ),
  ),
);

/**
 * Where older versions have the page at a path (behaviour 8.3). The list is only needed at build, where a page's record takes what
 * concerns it. `/x/react-charts/bars` -> v7 and v6
 */
export function olderPages(path: string): OlderPages {
  const own = routerPath(normalPath(path));
  const same = SAME_PATH_VERSIONS.slice(0, (sincePath.get(own) ?? -1) + 1).map(
    (version) => [version, `${own}/`] as const,
  );
  const moved = movedPages[own] ?? {};
  return Object.fromEntries(
    [...same, ...keysOf(moved).map((version) => [version, moved[version]] as const)].map(
      ([version, address]) => [version, olderBases[version] + address],
    ),
  );
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}
