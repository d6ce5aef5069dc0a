import { general } from '#data/products.ts';
import type { Identity } from '#data/types.ts';
import { productOf } from './productOf.ts';

/** What the header of a path shows: its product, else the general identity `MUI X` (behaviour 1.1 rule 5, 1.5). */
export function headerOf(path: string): Identity {
  const identity = productOf(path) ?? general;
  return { ...identity, name: identity.headerName ?? identity.name };
}
