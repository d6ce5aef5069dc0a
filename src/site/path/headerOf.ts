import { general } from '#data/products.ts';
import type { Identity } from '#data/types.ts';
import { productOf } from './productOf.ts';

/** What the header shows of a product, or of the site. */
export type HeaderIdentity = Pick<Identity, 'name' | 'overline' | 'route' | 'version'>;

/** What the header of a path shows: its product, else the general identity `MUI X` (behaviour 1.1, rule 5). */
export function headerOf(path: string): HeaderIdentity {
  const identity: Identity = productOf(path) ?? general;
  const { name, headerName = name, overline, route, version } = identity;
  return { name: headerName, overline, route, version };
}
