import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';

/** Beside the pages of a finished folder: the day on which each kept file was last part of a build. */
const RECORD = 'kept-assets.json';
/** Folders whose files have names that change with their content or build, so those of several builds can lie side by side. */
const FOLDERS = ['_next/static', 'scripts', 'search', 'tree'].map((name) => path.join(BASE, name));
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export type KeptAssets = { kept: number; dropped: number };

/**
 * Copies hashed files of the builds before from the folder that is deployed into the one that will be, so that tabs that are open
 * find what they ask for. Files that no build has had for 30 days are left behind. Can be run again on the same folders.
 * @throws when one of the folders is no finished site
 */
export function keepAssets(previous: string, site: string, now: Date): KeptAssets {
  for (const folder of [previous, site]) {
    if (!existsSync(path.join(folder, BASE))) {
      throw new Error(
        `${folder} is no finished site: it has no folder ${BASE.slice(1)}. Run npm run build first.`,
      );
    }
  }
  const own = new Set(listAssets(site));
  const before = readRecord(previous);
  const today = now.toISOString().slice(0, 10);
  const record: Record<string, string> = {};
  let dropped = 0;
  for (const file of listAssets(previous).filter((asset) => !own.has(asset))) {
    const day = before[file] ?? today;
    if (now.getTime() - Date.parse(day) > KEPT_DAYS * DAY_MS) {
      dropped += 1;
      continue;
    }
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    copyFileSync(path.join(previous, file), path.join(site, file));
    record[file] = day;
  }
  // What an earlier run has put there is no part of this build.
  const all = { ...pickKept(readRecord(site), own), ...record };
  writeFileSync(path.join(site, RECORD), `${JSON.stringify(all, null, 2)}\n`);
  return { kept: Object.keys(all).length, dropped };
}

function pickKept(record: Readonly<Record<string, string>>, files: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(record).filter(([file]) => files.has(file)));
}

function readRecord(site: string): Readonly<Record<string, string>> {
  const file = path.join(site, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function listAssets(site: string): string[] {
  return FOLDERS.filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name))),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
