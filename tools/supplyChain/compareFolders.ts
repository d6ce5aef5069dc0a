import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the finished folder that may differ from build to build. */
export type AllowedDifference = { file: RegExp; because: string };

/** Hashes of all files of a folder, by their names below it. */
export function hashFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file).replaceAll('\\', '/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** What differs between two folders and is not allowed to, one sentence a file, in order of the names. */
export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  allowed: readonly AllowedDifference[],
): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names
    .filter((name) => one.get(name) !== other.get(name))
    .filter((name) => !allowed.some(({ file }) => file.test(name)))
    .map((name) => {
      const isInBoth = one.has(name) && other.has(name);
      return isInBoth
        ? `${name} differs.`
        : `${name} is in the ${one.has(name) ? 'first' : 'second'} build only.`;
    });
}
