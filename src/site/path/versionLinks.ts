import { general } from '#data/products.ts';
import type { OlderVersion } from '#data/types.ts';
import { headerOf } from './headerOf.ts';
import type { OlderPages } from './olderPages.ts';

/** An entry of the version switcher that leads to an older version. */
export type VersionLink = {
  version: OlderVersion;
  href: string;
  /** Whether the version never had the product, so that the entry leads to its general pages. */
  isGeneral: boolean;
};

const OLDER_VERSIONS: readonly OlderVersion[] = ['v7', 'v6', 'v5', 'v4'];

/**
 * Where the version switcher leads from a page: to the same page where the version is known to have it, else to the product's
 * overview there, else to the version's general pages (behaviour 8.3).
 */
export function versionLinks(path: string, samePage: OlderPages = {}): VersionLink[] {
  const { olderVersions } = headerOf(path);
  return OLDER_VERSIONS.map((version) => {
    const overview = olderVersions[version];
    return {
      version,
      href: samePage[version] ?? overview ?? general.olderVersions[version],
      isGeneral: overview === undefined,
    };
  });
}
