import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSite } from './exportSite.mjs';
import { holdFolder } from './holdFolder.mjs';
import { install } from './install.mjs';
import { showStep } from './showStep.mjs';

const root = join(import.meta.dirname, '..', '..');
/** Written by the build: what is configured, such as ads and analytics. */
const FACTS = join(root, 'site', 'facts.txt');

/** Installs, exports and serves the site until Ctrl+C; a step that has nothing to do says so. */
export async function startSite(env) {
  let letGo = () => {};
  const steps = [
    [
      'Install',
      (showLine) => {
        letGo = holdFolder(root);
        return install(root, showLine);
      },
    ],
    ['Export', (showLine) => exportSite(root, showLine)],
  ];
  for (const [name, work] of steps) {
    const { state } = await showStep(name, work);
    if (state === 'stopped' || state === 'failed') process.exit(1);
  }
  letGo();
  if (existsSync(FACTS)) console.log(readFileSync(FACTS, 'utf8').trimEnd());
  // Only now: tsx and sirv are here since the install.
  const { tsImport } = await import('tsx/esm/api');
  const { serveUntilStopped } = await tsImport('../../scripts/serve.ts', import.meta.url);
  await serveUntilStopped(join(root, 'site'), env);
}
