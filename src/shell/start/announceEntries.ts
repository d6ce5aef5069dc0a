import { readList } from './readList.ts';

type World = { TURBOPACK?: unknown[] };

/**
 * Tells the bundler's runtime, which comes with the late scripts, which entries of the page to run. Next prints this as a script of
 * each page; as data it needs no hash in the Content-Security-Policy.
 */
export function announceEntries(): void {
  ((globalThis as World).TURBOPACK ??= []).push(...readList('entry-chunks'));
}
