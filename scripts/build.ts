/** Writes the finished folder `site/`: `site/x/**` is the export, beside it what belongs at a host's root. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiFiles } from '#src/api/apiFiles.node.ts';
import { readDocuments } from '#src/content/readDocuments.node.ts';
import { outlineDocument } from '#src/content/renderDocument.node.ts';
import { demoSourceFiles } from '#src/demo/demoSourceFiles.node.ts';
import { compileAhead } from './compileAhead.ts';
import { generate } from './generate.ts';
import { readHashes, secureSite } from './headers/secureSite.ts';
import { rootFiles } from './rootFiles.ts';

const EXPORTED = 'out';
const SITE = 'site';
/** Pages that Next exports at addresses nobody asks for. */
const NEXT_OWN = ['404', '500', '_error'];

generate();
const next = spawnSync('npx', ['next', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (next.status !== 0) {
  process.exit(next.status ?? 1);
}
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
for (const [name, text] of rootFiles()) {
  writeFileSync(`site.part/${name}`, text);
}
for (const [address, text] of apiFiles()) {
  writeFileSync(`site.part${address}`, text);
}
void finish();

/** Writes the files of the demos, and the policy over everything; only a whole site gets its name. */
async function finish(): Promise<void> {
  for (const [address, text] of await demoSourceFiles(titledDocuments())) {
    mkdirSync(path.dirname(`site.part${address}`), { recursive: true });
    writeFileSync(`site.part${address}`, text);
  }
  compileAhead('site.part');
  secureSite('site.part', lastHashes);
  renameSync('site.part', SITE);
  rmSync(EXPORTED, { recursive: true });
  console.log('site/ is finished. Any static server that serves it serves the product.');
}

function titledDocuments() {
  return [...readDocuments().values()].map((document) => {
    const { frontMatter } = outlineDocument(readFileSync(document.file, 'utf8'), document.file);
    return { ...document, title: frontMatter.title };
  });
}
