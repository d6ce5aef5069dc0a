/** Writes the finished folder `site/`: below its base (`site/x/**`) is the export, beside it what belongs at a host's root. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { readBuildId } from '#data/site/buildId.node.ts';
import { outsideRequests } from '#data/site/outsideRequests.ts';
import { site } from '#data/site/site.ts';
import { apiFiles } from '../src/reference/pages/apiFiles.node.ts';
import { pagePurposes } from '../src/documents/page/surroundings.node.ts';
import { compileAhead } from '#src/delivery/outputs/compileAhead.node.ts';
import { demoFetchedFiles } from '#src/delivery/outputs/demoFetchedFiles.node.ts';
import {
  makeOfflineFolder,
  writeOfflineManifests,
} from '#src/delivery/releases/offlineManifests.node.ts';
import { workerFiles } from '#src/delivery/releases/workerFiles.node.ts';
import { readHashes, secureSite } from '#src/delivery/headers/secureSite.node.ts';
import { pageFiles } from '#src/delivery/outputs/pageFiles.node.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import { requestFacts, rootFiles } from '../src/delivery/outputs/rootFiles.node.ts';

const EXPORTED = 'out';
const SITE = 'site';
const PART = 'site.part';
/** Pages that Next exports at addresses nobody asks for. */
const NEXT_OWN = ['404', '500', '_error'];

build().catch(reportFailure);

async function build(): Promise<void> {
  rmSync('public/demo-files', { recursive: true, force: true }); // of `npm run dev`, and perhaps old
  const next = spawnSync('npx', ['next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0) {
    process.exit(next.status ?? 1);
  }
  const lastHashes = readHashes(SITE);
  rmSync(SITE, { recursive: true, force: true });
  rmSync(PART, { recursive: true, force: true });
  const own = path.join(PART, BASE);
  cpSync(EXPORTED, own, { recursive: true });
  for (const folder of [PART, own]) {
    cpSync(`${EXPORTED}/404/index.html`, `${folder}/404.html`);
  }
  for (const name of NEXT_OWN) {
    rmSync(path.join(own, name), { recursive: true, force: true });
  }
  const buildId = readBuildId();
  const files = [
    ...rootFiles(),
    ...workerFiles(buildId, site.isWorkerOff),
    ...apiFiles(pagePurposes),
    ...(await pageFiles(PART)),
    ...(await demoFetchedFiles()),
  ];
  for (const [name, content] of files) {
    writeBelow(PART, name, content);
  }
  compileAhead(PART);
  makeOfflineFolder(PART);
  secureSite(PART, lastHashes);
  writeOfflineManifests(PART, buildId);
  renameSync(PART, SITE);
  rmSync(EXPORTED, { recursive: true });
  process.stdout.write(requestFacts(outsideRequests));
  console.log('site/ is finished. Any static server that serves it serves the product.');
}

function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
