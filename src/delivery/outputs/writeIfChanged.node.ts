import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a text file unless it holds this text already, so that watchers and caches see real changes only. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a text file unless there is one. */
export function writeIfMissing(file: string, text: string): void {
  if (!existsSync(file)) {
    writeIfChanged(file, text);
  }
}
