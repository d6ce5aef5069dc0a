/** The site for writers: `next dev`, with a reload when a document, a demo, the tree or a style changes. */
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { demoFetchedFiles } from '#src/delivery/outputs/demoFetchedFiles.node.ts';
import { routerPath } from '#src/site/path/base.ts';
import { generate } from './generate.ts';
import { writeIfChanged } from '../src/delivery/outputs/writeFiles.node.ts';
import { writeNavTree } from './writeNavTree.ts';

const PORT = process.env.PORT ?? '8400';
/** Editors write a file in several steps. */
const SETTLE_MS = 80;
const WATCHED = ['data', 'src'];
/** The sidebar is made of facts of `data`, which documents are none of. */
const FACT = /^(?!content\b).*\.ts$/;

let changes = 0;
let refreshing = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let hasOldTree = false;

void start();

async function start(): Promise<void> {
  await generate();
  writeNavTree();
  stamp();
  void writeDemoFiles();
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_, file) => {
      if (file && !file.startsWith('generated')) {
        hasOldTree ||= folder === 'data' && FACT.test(file);
        clearTimeout(timer);
        timer = setTimeout(() => {
          // One after the other: two at once would write the same files.
          refreshing = refreshing.then(refresh);
        }, SETTLE_MS);
      }
    });
  }
  console.log(`http://localhost:${PORT}/x/`);
  const next = spawn('npx', ['next', 'dev', '--port', PORT], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  next.on('exit', (code) => process.exit(code ?? 1));
}

/** A broken document must not end the session: its sentence stands in the terminal and on the page. */
async function refresh(): Promise<void> {
  try {
    await generate();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (hasOldTree) {
    hasOldTree = false;
    // In a process of its own: this one goes on knowing the tree that it has imported.
    spawnSync('npx', ['tsx', 'scripts/writeNavTree.ts'], { stdio: 'inherit' });
  }
  changes += 1;
  stamp();
  await writeDemoFiles();
}

/** A build writes them into `site/` itself. */
async function writeDemoFiles(): Promise<void> {
  try {
    for (const [address, text] of await demoFetchedFiles()) {
      writeIfChanged(`public${routerPath(address)}`, text);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** `loadPage` imports this stamp, so Next asks it for the page again. */
function stamp(): void {
  writeIfChanged('src/generated/revision.ts', `export const revision = ${changes};\n`);
}
