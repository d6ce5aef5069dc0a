import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that many demos share, and how a demo names them. */
const SHARED = 'data/content/shared';
const SHARED_NAME = '#data/content/shared/';

/** What a module imports, as it names it; a name that its texts put together is none. */
export const IMPORTS = /(?<=(?:from |import |import\()')[^'$]+(?=')/g;

/** What a module loads when it is needed, as it names it. */
const LOADED_LATER = /(?<=import\(')[^']+(?=')/g;

/** The file of this site that an import leads to; undefined for a package. */
export function ownFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(SHARED_NAME)) {
    return path.posix.join(SHARED, specifier.slice(SHARED_NAME.length));
  }
  return specifier.startsWith('./')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined;
}

/**
 * A file with all files of this site that it imports at any remove, as texts by path; itself first.
 * @throws when one of them is missing
 */
export async function readOwnFiles(file: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting = [file];
  for (const each of waiting) {
    const source = await readFile(each, 'utf8');
    files.set(each, source);
    for (const [specifier] of source.matchAll(IMPORTS)) {
      const own = ownFile(each, specifier);
      if (own !== undefined && !waiting.includes(own)) {
        waiting.push(own);
      }
    }
  }
  return files;
}

/** The files of this site that stay beside a demo whatever is drawn into it: style sheets, and modules that are loaded when needed. */
export async function filesBeside(file: string): Promise<string[]> {
  const files = await readOwnFiles(file);
  const later = [...files].flatMap(([each, source]) =>
    [...source.matchAll(LOADED_LATER)].map(([specifier]) => ownFile(each, specifier)),
  );
  return [...files.keys()].filter((each) => !/\.tsx?$/.test(each) || later.includes(each));
}
