import { movedPages, pagesSince } from '#data/tree/olderPages.ts';
import type { OlderVersion } from '#data/types.ts';
import { normalPath } from './normalPath.ts';

/** Addresses of one page in the older versions that are known to have it. */
export type OlderPages = Partial<Record<OlderVersion, string>>;

/** From the youngest to the oldest. */
const SAME_PATH_VERSIONS = ['v7', 'v6', 'v5'] as const;

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
  const normal = normalPath(path);
  const same = SAME_PATH_VERSIONS.slice(0, (sincePath.get(normal) ?? -1) + 1).map(
    (version) => [version, `${normal}/`] as const,
  );
  const moved = Object.entries(movedPages[normal] ?? {});
  return Object.fromEntries(
    [...same, ...moved].map(([version, address]) => [
      version,
      `https://${version}.mui.com${address}`,
    ]),
  );
}
