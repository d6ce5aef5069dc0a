/** Measures `site/` against the budget of speed and weight and prints one table. Options: --runs 7, --without-tree */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { restartAtRealTime } from '../tools/bench/atRealTime.ts';
import { brotliFileSize } from '../tools/bench/brotliSize.ts';
import {
  blockingRows,
  budget,
  LIMITS,
  navRows,
  OTHER_PAGES,
  paintRows,
  rivals,
  weightRows,
} from '../tools/bench/budget.ts';
import { serveCompressed } from '../tools/bench/compressedServer.ts';
import { demoChunks, type Chunk } from '../tools/bench/demoChunks.ts';
import {
  earlyClick,
  modeSwitch,
  otherControls,
  type EarlyControl,
} from '../tools/bench/earlyClick.ts';
import { buildEnlarged } from '../tools/bench/enlargedSite.ts';
import { copyRepository } from '../tools/scratch/copyRepository.ts';
import { measureInTurn } from '../tools/bench/inTurn.ts';
import { measureClicks } from '../tools/bench/measureClicks.ts';
import { measureLoad } from '../tools/bench/measureLoad.ts';
import { referencePage } from '../tools/bench/referencePage.ts';
import {
  claimRow,
  hasMissed,
  median,
  numberRow,
  times,
  toldRow,
  type Row,
} from '../tools/bench/rows.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';
import { scrollShift } from '../tools/bench/scrollShift.ts';
import { launchBrowser } from '../tools/bench/slowBrowser.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';

const FIXTURE = '/x/experiments/weight/';
const FIXTURE_DOCUMENT = 'data/content/experiments/weight/weight.md';
const COLUMNS = '/x/react-data-grid/column-definition/';
const HEADING = 'main h1';
const GRID_DEMO = 'StockTable';
const OTHER_DEMOS = ['GreetingField', 'RainByMonth'];
const LARGE_TREE = 1600;
const SHORT_DOCUMENT =
  '---\ntitle: Added\ndescription: A page that makes the tree larger.\n---\n\nText.\n';
const VIEWPORTS = [
  { width: 1350, height: 940 },
  { width: 360, height: 740 },
];

/** First paint of the reference page on the machine that the limits in milliseconds come from. */
const REFERENCE_FCP_MS = 364;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    'without-tree': { type: 'boolean', default: false },
  },
});

restartAtRealTime();
const folder = scratchFolder('bench');
const site = path.join(folder, 'site');
main().catch(reportFailure);

async function main(): Promise<void> {
  copySite();
  const runs = Number(options.runs);
  const { loads, others, clicks } = await measurePages(runs);
  const reference = loads.reference?.fcp ?? NaN;
  // A faster machine does not tighten what a reader is to wait at most.
  const machine = Math.max(1, reference / REFERENCE_FCP_MS);
  const rows = [
    ...paintRows(loads.ours ?? {}, loads.reference ?? {}, machine),
    ...blockingRows(others, machine),
    ...weightRows(loads.ours ?? {}),
    ...navRows(clicks.near ?? {}, clicks.far ?? {}, machine),
    ...(await browserRows(runs, machine)),
    ...(options['without-tree'] ? [] : await treeRows()),
  ];
  console.log(
    `\nMedians of ${runs}, 4x CPU, 1600/750 kbit/s, 150 ms. The reference page paints at ${reference.toFixed(0)} ms here, at ${REFERENCE_FCP_MS} ms where the limits come from: limits in milliseconds are taken times ${machine.toFixed(2)}.\n\n${budget(rows)}`,
  );
  console.log(`\nOthers (technology.md section 11; another run, another page):\n\n${rivals()}`);
  process.exitCode = hasMissed(rows) ? 1 : 0;
}

/** A copy, so that a build in the meantime does not change what is measured. */
function copySite(): void {
  if (!existsSync(`site${FIXTURE}index.html`)) {
    throw new Error('There is no finished folder site/ to measure: run npm run build first.');
  }
  cpSync('site', site, { recursive: true });
}

async function measurePages(runs: number) {
  const reference = path.join(folder, 'reference');
  mkdirSync(reference);
  writeFileSync(path.join(reference, 'index.html'), referencePage(FIXTURE_DOCUMENT));
  const [own, bare] = [await serveCompressed(site), await serveCompressed(reference)];
  const browser = await launchBrowser();
  const load = (url: string) => () => measureLoad(browser, url);
  // On the quickstart page the group of the columns is closed: the way back is another neighbour, one that
  // is calm again at the next click. The list of features, a grid with grids inside, still draws then.
  const near = { heading: HEADING, link: leaf('quickstart'), back: leaf('layout') };
  const far = { heading: HEADING, link: leaf('column-recipes'), back: leaf('column-definition') };
  try {
    return {
      loads: await measureInTurn(
        { ours: load(own.origin + FIXTURE), reference: load(`${bare.origin}/`) },
        runs,
      ),
      others: await measureInTurn(
        Object.fromEntries(
          Object.entries(OTHER_PAGES).map(([name, page]) => [name, load(own.origin + page)]),
        ),
        runs,
      ),
      clicks: await measureInTurn(
        {
          near: () => measureClicks(browser, own.origin + COLUMNS, near),
          far: () => measureClicks(browser, own.origin + COLUMNS, far),
        },
        runs,
      ),
    };
  } finally {
    await browser.close();
    own.close();
    bare.close();
  }
}

/** A page of the data grid in the sidebar, by its last segment; not the group that leads to it. */
function leaf(segment: string): string {
  return `nav.side a:not(.group)[href='/x/react-data-grid/${segment}/']`;
}

async function browserRows(runs: number, machine: number): Promise<Row[]> {
  const server = await serveCompressed(site);
  const browser = await launchBrowser();
  try {
    return [
      ...(await shiftRows(browser, server.origin)),
      ...(await clickRows(browser, server.origin, runs, machine)),
      ...(await demoRows(browser, server.origin)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

async function shiftRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const viewport of VIEWPORTS) {
    const shift = await scrollShift(browser, origin + FIXTURE, viewport);
    rows.push(
      numberRow(`Layout shift of a slow scroll, ${viewport.width} px`, shift, LIMITS.shift, {
        digits: 3,
      }),
    );
  }
  return rows;
}

async function clickRows(
  browser: Browser,
  origin: string,
  runs: number,
  machine: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const control of [modeSwitch, ...otherControls]) {
    const limits = control === modeSwitch ? LIMITS.modeClick : LIMITS.otherClick;
    const { sinceClick, sincePaint } = await clickOften(browser, origin, control, runs);
    rows.push(
      numberRow(`Early click: ${control.name}`, sinceClick, times(limits, machine), {
        unit: 'ms',
        note: `${sincePaint.toFixed(0)} ms after first paint`,
      }),
    );
  }
  return rows;
}

async function clickOften(browser: Browser, origin: string, control: EarlyControl, runs: number) {
  const seen: Awaited<ReturnType<typeof earlyClick>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    seen.push(await earlyClick(browser, origin, control));
  }
  return {
    sinceClick: median(seen.map(({ sinceClick }) => sinceClick)),
    sincePaint: median(seen.map(({ sincePaint }) => sincePaint)),
  };
}

/** A chunk is the grid's own when it holds no other package of MUI X; what the other demos load too is Material UI and emotion. */
async function demoRows(browser: Browser, origin: string): Promise<Row[]> {
  const others: Chunk[] = [];
  for (const demo of OTHER_DEMOS) {
    others.push(...(await demoChunks(browser, origin + FIXTURE, demo)));
  }
  const chunks = await demoChunks(browser, origin + FIXTURE, GRID_DEMO);
  const foreign = chunks.filter(({ holds }) => holds !== '' && holds !== 'grid');
  const isShared = ({ file }: Chunk) => others.some((other) => other.file === file);
  const total = chunks.reduce((sum, { kb }) => sum + kb, 0);
  return [
    claimRow(
      'A grid demo in view adds',
      `${total.toFixed(0)} KB in ${chunks.length} chunks; of other packages: ${foreign.length}`,
      'own chunks only',
      chunks.length > 0 && foreign.length === 0,
    ),
    ...chunks.map((chunk) => {
      const from = chunk.holds || (isShared(chunk) ? 'shared by the demos' : 'this demo only');
      return toldRow(`  ${chunk.file}`, `${chunk.kb.toFixed(1)} KB, ${from}`);
    }),
  ];
}

async function treeRows(): Promise<Row[]> {
  const copy = path.join(folder, 'copy');
  copyRepository(copy);
  // What the added pages say does not change the HTML of this one.
  await buildEnlarged(copy, LARGE_TREE, [{ text: SHORT_DOCUMENT, beside: [] }]);
  return [FIXTURE, COLUMNS].map((page) => {
    const [now, then] = [site, path.join(copy, 'site')].map((root) =>
      brotliFileSize(path.join(root, page, 'index.html')),
    );
    return numberRow(
      `HTML in a tree of ${LARGE_TREE}, ${page}`,
      (then ?? NaN) / (now ?? NaN),
      LIMITS.tree,
      { unit: '×', digits: 3, note: `${now} to ${then} bytes` },
    );
  });
}
