import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { readOwnFiles } from '../../src/demos/build/demoModules.node.ts';
import { readCriticalCss, readFontCss } from '#src/shell/start/criticalCss.node.ts';

const KEPT = 'test/proven.json';
/** What runs the proofs, with all it imports of this site and the site's styles: when it changes, all of them are tried anew. */
const HARNESS = 'test/proof.tsx';
const PARTS = 'test/proofs';
const NO_PART = /\.(?:test|d)\.ts$/;
const SETTINGS = ['vitest.proofs.config.ts'];
const LOCK = 'package-lock.json';
/** Of the packages that only a developer's machine has, those that run proofs. */
const RUNNERS =
  /^node_modules\/(?:@vitest|@testing-library|playwright(?:-core)?|vite|vitest)(?:\/|$)/;

/** Documents that have passed, by their files, with what stands for all that decided it. */
export type Proven = Readonly<Record<string, string>>;

/** What has passed, as it was committed: a fresh clone need not try again what nobody has touched since. */
export function readProven(kept = KEPT): Proven {
  return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Proven) : {};
}

/** Keeps what has passed. */
export function keepProven(proven: Proven, kept = KEPT): void {
  const sorted = Object.fromEntries(Object.entries(proven).sort());
  writeFileSync(kept, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Stands for all that decides whether the proofs of a document pass: its files, those they import of this site, and the harness. */
export function versionOf(folder: string, harness: string): string {
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.posix.join(folder, name));
  const imported = own
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readOwnFiles(file).keys()]);
  const files = new Set([...own, ...imported]);
  return `${harness} ${hashOf([...files].sort())}`;
}

/** What stands for the harness, to be asked for once. */
export function harnessVersion(): string {
  const parts = readdirSync(PARTS).filter((name) => /\.[jt]sx?$/.test(name) && !NO_PART.test(name));
  const program = programOf([HARNESS, ...parts.map((name) => path.posix.join(PARTS, name))]);
  const settings = SETTINGS.map((file) => readFileSync(file, 'utf8'));
  const styles = readFontCss() + readCriticalCss();
  return hashTexts([program, ...settings, styles, lockedPackages(readFileSync(LOCK, 'utf8'))]);
}

/**
 * What files do, with all they import of this site: comments, types and what nobody uses make no difference. What is
 * generated of the site is its styles and texts, which `harnessVersion` reads itself or which no proof looks for.
 */
export function programOf(files: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [...files].sort(),
    outdir: 'unwritten',
    write: false,
    bundle: true,
    // Shorter names would depend on how often every other name is used.
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    legalComments: 'none',
    packages: 'external',
    external: ['#src/generated/*'],
  });
  return outputFiles.map(({ text }) => text).join('\0');
}

/** What a lockfile says of the packages that a proof can meet: those the site is made of, and those that run proofs. */
export function lockedPackages(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: boolean }> };
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && (!dev || RUNNERS.test(place)))
    .map(([place, facts]) => `${place} ${JSON.stringify(facts)}`)
    .join('\n');
}

function hashOf(files: readonly string[]): string {
  return hashTexts(files.flatMap((file) => [file, readFileSync(file)]));
}

function hashTexts(texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
