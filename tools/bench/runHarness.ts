import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { profile } from './slowBrowser.ts';

/** Medians of one site at one task, by the names of the harness: `fcp`, `jsKb`, `navCold`. */
export type Medians = Readonly<Record<string, number>>;

/** What the harness writes: medians by `profile/task/page`, then by site. */
export type Measured = {
  results: Record<string, Record<string, Medians>>;
  failures: { job: string; site: string; error: string }[];
};

export type Target = {
  name: string;
  dir: string;
  base: string;
  heading: string;
  pages: Record<string, string>;
  nav?: { from: string; link: string; back: string };
  search?: { open: string; input: string; result: string; query: string; second: string };
};

const DEFAULT = '../shared/measure/measure.mjs';

/**
 * Where the harness lies: the file that `MEASURE` names, else beside the project.
 * @throws when it is not there
 */
export function findHarness({ MEASURE }: NodeJS.ProcessEnv): string {
  const file = path.resolve(MEASURE ?? DEFAULT);
  if (!existsSync(file)) {
    throw new Error(
      `The measuring harness is not at ${file}. Name the file, as in MEASURE=/path/to/measure.mjs npm run bench.`,
    );
  }
  return file;
}

/** Measures loading the page `fixture` of every target, and the navigation of those that have one; or other tasks. */
export async function runHarness(
  harness: string,
  {
    targets,
    runs,
    folder,
    tasks = 'load,nav',
  }: { targets: readonly Target[]; runs: number; folder: string; tasks?: string },
): Promise<Measured> {
  const config = path.join(folder, 'targets.json');
  const out = path.join(folder, 'measured.json');
  writeFileSync(config, JSON.stringify({ profiles: { slow: profile }, sites: targets }));
  const options = {
    config,
    out,
    runs: String(runs),
    pages: 'fixture',
    tasks,
    chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const code = await new Promise((done) => {
    // Its own table is not shown: it ranks sites, and ours compares with the budget.
    const child = spawn(process.execPath, [harness, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('close', done);
  });
  if (code !== 0) {
    throw new Error(`The measuring harness ended with ${code}. Its own words stand above.`);
  }
  return JSON.parse(readFileSync(out, 'utf8')) as Measured;
}
