import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { BASE } from '#data/site/base.ts';

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

/**
 * A folder of `public/` whose files have names that change with their content, so that browsers can keep them for a year.
 * `write` gives the address of a file; `dropOthers` takes away those of another content.
 */
export function hashedFolder(name: string, publicFolder = 'public') {
  const folder = path.join(publicFolder, name);
  const written = new Set<string>();
  return {
    write(file: string, extension: string, text: string): string {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const hashed = `${file}-${hash}.${extension}`;
      writeIfChanged(path.join(folder, hashed), text);
      written.add(hashed);
      return `${BASE}/${name}/${hashed}`;
    },
    dropOthers(): void {
      for (const old of existsSync(folder) ? readdirSync(folder) : []) {
        if (!written.has(old)) {
          rmSync(path.join(folder, old));
        }
      }
    },
  };
}
