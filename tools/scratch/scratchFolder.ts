import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder of its own below the system's temporary one. It goes when the process ends, whatever ends it.
 * @param purpose part of its name
 */
export function scratchFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `x-docs-${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
  return folder;
}
