import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages whose private behaviour the site leans on, with what has to be of their age. */
export const LEANED_ON = [
  'next',
  'eslint-config-next',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@mui/material',
  '@mui/icons-material',
] as const;

/** Versions by package. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The versions that a `package.json` pins.
 * @param folder where it lies
 */
export function pinnedVersions(folder: string): Versions {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { dependencies: Versions; devDependencies: Versions };
  return { ...dependencies, ...devDependencies };
}

/**
 * What to ask npm for: the newest minor of each package the site leans on, and instead of it what is wished.
 * @param wishes as npm takes them: `next@17.0.0`, `@mui/material@next`
 * @throws when a wish is for a package that is not installed
 */
export function askedPackages(pinned: Versions, wishes: readonly string[]): string[] {
  const wished = new Map(wishes.map((wish) => [wish.replace(/(?<=.)@[^@]*$/, ''), wish]));
  const unknown = [...wished.keys()].find((name) => !(name in pinned));
  if (unknown !== undefined) {
    throw new Error(`package.json has no ${unknown}. Name one of its packages: next@17.0.0.`);
  }
  const newest = LEANED_ON.filter((name) => !wished.has(name)).map(
    (name) => `${name}@^${pinned[name]}`,
  );
  return [...newest, ...wished.values()];
}

/** A line for each package whose version is another one now: `next 16.4.6 → 16.5.0`. */
export function changedVersions(before: Versions, now: Versions): string[] {
  return Object.keys(now)
    .filter((name) => now[name] !== before[name])
    .map((name) => `${name} ${before[name] ?? 'none'} → ${now[name]}`);
}
