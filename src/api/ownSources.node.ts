import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file and those of its folder that it imports, at any depth. */
export function ownSources(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '\.\/([^']+)'/g)) {
      ownSources(path.posix.join(path.posix.dirname(file), name), seen);
    }
  }
  return seen;
}
