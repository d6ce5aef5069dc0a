import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './parseTsx.node.ts';

/** A file and those of this project that it imports, at any depth, as paths from its root. */
export function ownSources(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const { specifier } of importsOf(readFileSync(file, 'utf8'), file)) {
      if (/^#(?:src|data|test)\//.test(specifier)) {
        ownSources(specifier.slice(1), seen);
      } else if (specifier.startsWith('.')) {
        ownSources(path.posix.join(path.posix.dirname(file), specifier), seen);
      }
    }
  }
  return seen;
}

/** What stands for a program: its files, those it imports, and what else decides what comes out of it. */
export function hashProgram(file: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const each of [...ownSources(file), ...inputs]) {
    hash.update(`${each}\n`).update(readFileSync(each));
  }
  return hash.digest('hex');
}
