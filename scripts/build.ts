/** Writes the finished folder `site/`: `site/x/**` is the export, beside it what belongs at a host's root. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readBuildId } from '#data/buildId.node.ts';
import { site } from '#data/site.ts';
import { apiFiles } from '#src/api/apiFiles.node.ts';
import { compileAhead } from './compileAhead.ts';
import { demoFetchedFiles } from './demoFetchedFiles.ts';
import { makeOfflineFolder, writeOfflineManifests } from './deployment/offlineManifests.ts';
import { workerFiles } from './deployment/workerFiles.ts';
import { readHashes, secureSite } from './headers/secureSite.ts';
import { documentTwins, pageFiles } from './pageFiles.ts';
import { reportFailure } from './reportFailure.ts';
import { rootFiles } from './rootFiles.ts';

const EXPORTED = 'out';
const SITE = 'site';
/** Next writes it when pages are compiled, before it draws them. */
const COMPILED = '.next/BUILD_ID';
const POLL_MS = 200;
/** Parsing and drawing leave much behind them that is young: with more room, a third of the time of parsing is saved. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
/** Pages that Next exports at addresses nobody asks for. */
const NEXT_OWN = ['404', '500', '_error'];

build().catch(reportFailure);

async function build(): Promise<void> {
  rmSync('public/demo-files', { recursive: true, force: true }); // of `npm run dev`, and perhaps old
  const { ahead, twins } = await exportBeside(async () => ({
    ahead: await demoFetchedFiles(),
    twins: documentTwins(),
  }));
  const lastHashes = readHashes(SITE);
  rmSync(SITE, { recursive: true, force: true });
  rmSync('site.part', { recursive: true, force: true });
  cpSync(EXPORTED, 'site.part/x', { recursive: true });
  for (const folder of ['site.part', 'site.part/x']) {
    cpSync(`${EXPORTED}/404/index.html`, `${folder}/404.html`);
  }
  for (const name of NEXT_OWN) {
    rmSync(`site.part/x/${name}`, { recursive: true, force: true });
  }
  const buildId = readBuildId();
  const files = [
    ...rootFiles(),
    ...workerFiles(buildId, site.isWorkerOff),
    ...apiFiles(),
    ...(await pageFiles('site.part', twins)),
    ...ahead,
  ];
  for (const [name, content] of files) {
    writeBelow('site.part', name, content);
  }
  compileAhead('site.part');
  makeOfflineFolder('site.part');
  secureSite('site.part', lastHashes);
  writeOfflineManifests('site.part', buildId);
  renameSync('site.part', SITE);
  rmSync(EXPORTED, { recursive: true });
  console.log('site/ is finished. Any static server that serves it serves the product.');
}

/**
 * Lets Next export the pages, and does meanwhile what needs no export: once they are compiled, which takes all cores, Next draws
 * pages on one core.
 * @returns what the work gave
 * @throws what the work throws; ends the process when Next fails, whose sentence stands above
 */
async function exportBeside<T>(work: () => Promise<T>): Promise<T> {
  rmSync(COMPILED, { force: true });
  const next = spawn('npx', ['next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(next, 'close');
  while (next.exitCode === null && next.signalCode === null && !existsSync(COMPILED)) {
    await setTimeout(POLL_MS);
  }
  const [, done] = await Promise.allSettled([ended, work()]);
  if (next.exitCode !== 0) {
    process.exit(next.exitCode ?? 1);
  }
  if (done.status === 'rejected') {
    throw done.reason;
  }
  return done.value;
}

function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
