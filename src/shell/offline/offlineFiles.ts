import { BASE } from '#data/site/base.ts';

/** A file that belongs to the pages of a product: its address, its bytes, the SHA-256 of its content in hexadecimal digits. */
export type KeptFile = readonly [address: string, bytes: number, hash: string];

/** All that the pages of a product need without a connection; written by the build. */
export type Manifest = {
  product: string;
  buildId: string;
  bytes: number;
  files: readonly KeptFile[];
};

/** The bytes of each product by its id; written by the build. */
export type OfflineIndex = { buildId: string; bytes: Readonly<Record<string, number>> };

export const OFFLINE_FOLDER = `${BASE}/offline/`;
export const OFFLINE_INDEX = `${OFFLINE_FOLDER}index.json`;

/** Where the build writes the manifest of a product. */
export function manifestAddress(product: string): string {
  return `${OFFLINE_FOLDER}${product}.json`;
}

/** Begins the names of this edition's copies and of their lock; caches are those of a whole origin. `/x` -> `x-offline`, `/x/v7` -> `x-v7-offline` */
export const COPIES = `${BASE.slice(1).replaceAll('/', '-')}-offline`;

const CACHE_PREFIX = `${COPIES}/`;

/** Name of the cache that holds a copy of a product's pages out of one build. */
export function cacheName(product: string, buildId: string): string {
  return `${CACHE_PREFIX}${product}/${buildId}`;
}

/** The product whose copy a cache holds; undefined for any other cache. */
export function productOfCache(name: string): string | undefined {
  return name.startsWith(CACHE_PREFIX) ? name.split('/')[1] : undefined;
}

/** Kept in a cache as the last of a copy, so a copy without it is but a half. */
export const RECEIPT = `${OFFLINE_FOLDER}receipt`;

/** What is known of a whole copy. */
export type Receipt = { product: string; buildId: string; bytes: number; date: string };
