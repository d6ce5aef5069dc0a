/** Compares the weight of one page of each kind in `site/` with `test/weights.json`; `--update` writes that file anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliFileSize } from '../tools/bench/brotliSize.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';

/**
 * Brotli bytes of a page: its HTML with its CSS, all script until it is calm, no demo being near the window, and what the first demo
 * that comes near brings besides its own code (0 without demos).
 */
export type Weight = { page: string; html: number; script: number; host: number };
export type Weights = Record<string, Weight>;

const SITE = 'site';
const FIGURES = 'test/weights.json';
const UPDATE = 'npm run weight -- --update';

const GROWTH = 1.02;
const KB = 1024;
/** A name of an event that `nameEvents` gives, and no other chunk. */
const IN_HOST = 'styling-tailwind';
const FIXTURE = '/x/experiments/weight/';
/** The "must" column of the budget. */
const SCRIPT_MUST = 140 * KB;
const FIXTURE_HTML_MUST = 15 * KB;

/** One page of each kind. */
const KINDS: Readonly<Record<string, string>> = {
  home: '/x/',
  'text page': '/x/introduction/',
  'page with demos': '/x/react-data-grid/column-definition/',
  fixture: FIXTURE,
  'API page': '/x/api/tree-view/tree-item/',
};

const PARTS = [
  { part: 'html', name: 'The HTML' },
  { part: 'script', name: 'The script until calm' },
  { part: 'host', name: 'What draws the demos' },
] as const;
type Part = (typeof PARTS)[number]['part'];

/** What is wrong with the measured weights, one sentence each: what grew, from, to, what to do. */
export function weightProblems(measured: Weights, committed: Weights): string[] {
  return [
    ...pastMust(measured),
    ...Object.entries(measured).flatMap(([kind, weight]) => growth(kind, weight, committed[kind])),
    ...Object.keys(committed)
      .filter((kind) => !measured[kind])
      .map((kind) => `${FIGURES} has figures of the ${kind}, which is not weighed. Run ${UPDATE}.`),
  ];
}

/** One sentence for each figure that is past what it must not pass, whatever is committed. */
export function pastMust(measured: Weights): string[] {
  return Object.entries(measured).flatMap(([kind, weight]) =>
    PARTS.flatMap(({ part, name }) => {
      const most = mustOf(part, weight.page);
      return weight[part] > most
        ? [
            `${name} of the ${kind} (${weight.page}) weighs ${kb(weight[part])}, but must not pass ${kb(most)}. Make it lighter; this limit is not raised.`,
          ]
        : [];
    }),
  );
}

function mustOf(part: Part, page: string): number {
  if (part === 'script') {
    return SCRIPT_MUST;
  }
  return part === 'html' && page === FIXTURE ? FIXTURE_HTML_MUST : Infinity;
}

function growth(kind: string, now: Weight, before: Weight | undefined): string[] {
  if (before?.page !== now.page) {
    return [`${FIGURES} has no figures of the ${kind} (${now.page}). Run ${UPDATE}.`];
  }
  return PARTS.filter(({ part }) => now[part] > before[part] * GROWTH).map(
    ({ part, name }) =>
      `${name} of the ${kind} (${now.page}) grew from ${kb(before[part])} to ${kb(now[part])} (${percent(now[part] / before[part])}, allowed are 2 %). Make it lighter, or run ${UPDATE} and give the reason in the commit.`,
  );
}

/**
 * Weighs one page of a finished folder.
 * @throws when the page is not there, or lists no late scripts
 */
export function weighPage(site: string, page: string): Weight {
  const file = path.join(site, page, 'index.html');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Run npm run build, or correct scripts/checkWeight.ts.`);
  }
  const html = readFileSync(file, 'utf8');
  const scripts = lateScripts(html, file);
  const host = html.includes('data-demo=') ? demoHost(site, scripts) : [];
  return {
    page,
    html: brotliFileSize(file),
    script: sizeOf(site, scripts),
    host: sizeOf(site, host),
  };
}

function sizeOf(site: string, addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + brotliFileSize(path.join(site, address)), 0);
}

function lateScripts(html: string, file: string): string[] {
  const list = /id="late-scripts"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  if (!list) {
    throw new Error(`${file} lists no late scripts. Look at LateHead in pages/_document.tsx.`);
  }
  return JSON.parse(list) as string[];
}

/** The chunks that the late scripts load when a demo comes near: of all their lazy ones, those that draw demos. */
function demoHost(site: string, scripts: readonly string[]): string[] {
  const found = scripts
    .flatMap((address) => lazyChunks(readFileSync(path.join(site, address), 'utf8')))
    .find((chunks) =>
      chunks.some((each) => readFileSync(path.join(site, each), 'utf8').includes(IN_HOST)),
    );
  if (!found) {
    throw new Error(
      'No late script leads to the chunk that draws demos. Look at src/demos/toolbar/Demos.tsx, and at demoHost in scripts/checkWeight.ts.',
    );
  }
  return found.filter((chunk) => !scripts.includes(chunk));
}

/** The lists of chunks that a Turbopack chunk loads on demand, as addresses: `Promise.all(["static/chunks/a.js"].map(` */
export function lazyChunks(chunk: string): string[][] {
  const lists = chunk.matchAll(/\[((?:"static\/chunks\/[^"]+\.js",?)+)\]\.map\(/g);
  return [...lists].map(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, file]) => `/x/_next/${file}`),
  );
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function percent(ratio: number): string {
  return `${ratio < 1 ? '' : '+'}${((ratio - 1) * 100).toFixed(1)} %`;
}

function weighAll(): Weights {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, page]) => [kind, weighPage(SITE, page)]),
  );
}

function show(measured: Weights, committed: Weights): string {
  const lines = Object.entries(measured).map(([kind, now]) => {
    const before = committed[kind];
    const parts = PARTS.filter(({ part }) => now[part] > 0).map(({ part }) => {
      const change = before ? ` (${percent(now[part] / before[part])})` : '';
      return `${part} ${kb(now[part])}${change}`;
    });
    return `${kind.padEnd(18)}${parts.join(', ')}`;
  });
  return lines.join('\n');
}

function main(update: boolean): string[] {
  const measured = weighAll();
  const committed: Weights = existsSync(FIGURES)
    ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Weights)
    : {};
  console.log(show(measured, committed));
  if (!update) {
    return weightProblems(measured, committed);
  }
  const problems = pastMust(measured);
  if (problems.length === 0) {
    writeFileSync(FIGURES, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`${FIGURES} holds these figures now.`);
  }
  return problems;
}

if (process.argv[1]?.endsWith('checkWeight.ts')) {
  try {
    const problems = main(process.argv.includes('--update'));
    console.log(problems.length > 0 ? problems.join('\n') : 'No page kind is too heavy.');
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    reportFailure(error);
  }
}
