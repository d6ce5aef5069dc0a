import { general } from '#data/products.ts';
import type { Identity, OlderVersion } from '#data/types.ts';
import { productOf } from './productOf.ts';
import type { OlderPages } from './olderPages.ts';

/** What the header shows of a product, or of the site. */
export type HeaderIdentity = Pick<Identity, 'name' | 'overline' | 'route' | 'version'>;

/** What the header of a path shows: its product, else the general identity `MUI X` (behaviour 1.1, rule 5). */
export function headerOf(path: string): HeaderIdentity {
  const identity: Identity = productOf(path) ?? general;
  const { name, headerName = name, overline, route, version } = identity;
  return { name: headerName, overline, route, version };
}

/** Where the version switcher leads, from the youngest version to the oldest. */
export type VersionLinks = {
  addresses: Record<OlderVersion, string>;
  /** Versions that never had the product: their entries lead to general pages. */
  lacking?: OlderVersion[];
};

const OLDER_VERSIONS = Object.keys(general.olderVersions) as OlderVersion[];

/**
 * Where the version switcher leads from a page: to the same page where the version is known to have it, else to the product's
 * overview there, else to the version's general pages (behaviour 8.3).
 */
export function versionLinks(path: string, samePage: OlderPages = {}): VersionLinks {
  const { olderVersions } = productOf(path) ?? general;
  const lacking = OLDER_VERSIONS.filter((version) => olderVersions[version] === undefined);
  return {
    addresses: { ...general.olderVersions, ...olderVersions, ...samePage },
    ...(lacking.length > 0 ? { lacking } : {}),
  };
}
