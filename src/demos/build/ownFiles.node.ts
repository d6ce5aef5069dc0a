import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, type Imported } from '#src/site/code/parseTsx.node.ts';

/** Files that many demos share, and how a demo names them. */
const SHARED = 'data/content/shared';
const SHARED_NAME = '#data/content/shared/';

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
export function readOwnFiles(file: string): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [file];
  for (const each of waiting) {
    const source = readFileSync(each, 'utf8');
    files.set(each, source);
    for (const { specifier } of importsIn(each, source)) {
      const own = ownFile(each, specifier);
      if (own !== undefined && !waiting.includes(own)) {
        waiting.push(own);
      }
    }
  }
  return files;
}

/** The files of this site that stay beside a demo whatever is drawn into it: style sheets, and modules that are loaded when needed. */
export function filesBeside(file: string): string[] {
  const files = readOwnFiles(file);
  const later = [...files].flatMap(([each, source]) =>
    importsIn(each, source)
      .filter(({ isLate }) => isLate)
      .map(({ specifier }) => ownFile(each, specifier)),
  );
  return [...files.keys()].filter((each) => !/\.tsx?$/.test(each) || later.includes(each));
}

/** What a file imports; only scripts do. */
export function importsIn(file: string, source: string): Imported[] {
  return /\.[jt]sx?$/.test(file) ? importsOf(source, file) : [];
}
