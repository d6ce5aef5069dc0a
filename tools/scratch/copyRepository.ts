import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Never copied: what a build writes, and the packages. */
const LEFT_OUT = /^(?:\.git|\.next|node_modules|out|site.*|test-results|playwright-report)$/;

/** Copies the sources of the repository, as they lie here, into a folder. */
export function copySources(folder: string): void {
  for (const name of readdirSync('.').filter((each) => !LEFT_OUT.test(each))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
}

/**
 * Copies the repository beside its packages (hard links: Turbopack follows no links out of its root), so that the copy
 * can be given more pages and built.
 */
export function copyRepository(folder: string): void {
  copySources(folder);
  execFileSync('cp', ['-al', 'node_modules', path.join(folder, 'node_modules')]);
  // Programs write in these files; a link would let them write in ours.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
}
