import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one of the project's files: beside it, or by one of its aliases. */
const IMPORT = /\b(?:from|import\()\s*'(\.{1,2}\/|#(?:src|data|test)\/)([^']+)'/g;

/** A file and those of this project that it imports, at any depth, as paths from its root. */
export function ownSources(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const folder = start.startsWith('#') ? start.slice(1) : path.posix.dirname(file);
      const relative = start.startsWith('#') ? rest : start + rest;
      ownSources(path.posix.join(folder, relative), seen);
    }
  }
  return seen;
}
