import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentPathname } from '#src/site/path/contentFolder.ts';

const CONTENT = 'data/content';
const DAY_S = 24 * 60 * 60;

/**
 * All of these pages, by their addresses, or at most `most` of them where there are more: half of them such as were just changed, and other
 * ones with each commit, so that a few commits see all. `npm run test:full` takes them all.
 */
export function samplePages(pages: readonly string[], most: number): string[] {
  if (process.env.X_DOCS_FULL || pages.length <= most) {
    return [...pages];
  }
  return sampleOf(pages, new Set(justChanged(CONTENT).map(addressOf)), most, turn());
}

/** Half of these files of a folder: half of them such as were just changed, and other ones with each commit. */
export function sampleFiles(folder: string, files: readonly string[]): string[] {
  const changed = new Set(justChanged(folder).map((file) => path.posix.relative(folder, file)));
  return sampleOf(files, changed, Math.ceil(files.length / 2), turn());
}

/** The address of the page to which a file of its folder belongs. */
function addressOf(file: string): string {
  return `${contentPathname(path.posix.relative(CONTENT, path.posix.dirname(file)))}/`;
}

/** Files below a folder that a commit touched in the last day of work. */
function justChanged(folder: string): string[] {
  const end = Number(git('log', '-1', '--format=%ct'));
  return git('log', `--since=${end - DAY_S}`, '--name-only', '--format=', '--', folder).split('\n');
}

/** Another number with each commit. */
function turn(): number {
  return Number.parseInt(git('rev-parse', '--short=8', 'HEAD'), 16) || 0;
}

/** What git says; nothing where there is no checkout. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/**
 * At most `most` of these things where not all can be tried: up to half of them from those that were `changed`, more where there are
 * not enough others, and the rest from the others. `turn`, a whole number, says which: as it moves on, others come, and all of them within a few turns.
 */
export function sampleOf<Thing>(
  things: readonly Thing[],
  changed: ReadonlySet<Thing>,
  most: number,
  turn: number,
): Thing[] {
  const rest = things.filter((thing) => !changed.has(thing));
  const fresh = spread(
    things.filter((thing) => changed.has(thing)),
    Math.max(Math.floor(most / 2), most - rest.length),
    turn,
  );
  const others = spread(rest, most - fresh.length, turn);
  return [...fresh, ...others];
}

/** Some of a list, as far apart from each other as can be. */
function spread<Thing>(things: readonly Thing[], most: number, turn: number): Thing[] {
  const step = Math.max(1, Math.ceil(things.length / most));
  return things.filter((_, index) => index % step === turn % step);
}
