import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { writeIfChanged } from './writeIfChanged.node.ts';

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
