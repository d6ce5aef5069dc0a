import { readList } from './readList.ts';

type World = { TURBOPACK?: unknown[] };

/**
 * Tells the bundler's runtime, which comes with the late scripts, which entries of the page to run. Next prints this as a script of
 * each page; as data it needs no hash in the Content-Security-Policy. The first entry is told at once and runs with the runtime.
 * Returns how to tell the others, each in a task of its own, so that a visitor's click need not wait for all of them.
 */
export function announceEntries(): () => void {
  const entries = readList('entry-chunks');
  const next = () => {
    ((globalThis as World).TURBOPACK ??= []).push(...entries.splice(0, 1));
  };
  const others = () => {
    if (entries.length > 0) {
      next();
      setTimeout(others);
    }
  };
  next();
  return () => setTimeout(others);
}
