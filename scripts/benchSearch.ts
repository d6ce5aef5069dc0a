/** Measures the search of `site/` against its budget and prints a table of each part once it is measured. Options: --runs 5, --without-browser */
import { parseArgs } from 'node:util';
import { enlargeEntries } from '../tools/bench/enlargedEntries.ts';
import { timeKeystrokes, type KeystrokeTimes } from '../tools/bench/keystrokes.ts';
import { timeRenderedKeystrokes } from '../tools/bench/renderedKeystrokes.ts';
import { formatTable, hasMissed, numberRow, type Row } from '../tools/bench/rows.ts';
import { serveCompressed } from '../tools/bench/compressedServer.ts';
import { measureInTurn } from '../tools/bench/inTurn.ts';
import { measureSearch } from '../tools/bench/measureSearch.ts';
import { readTyped } from '../tools/bench/readTyped.ts';
import { weighSearch } from '../tools/bench/searchWeight.ts';
import { launchBrowser } from '../tools/bench/slowBrowser.ts';

const SITE = 'site';
const PAGE = '/x/react-data-grid/column-definition/';
const SEARCH = {
  open: 'button[aria-label^=Search]',
  input: '[role=dialog] input',
  result: '[role=option]',
  query: 'sorting',
  second: 'aggregation',
};
const LARGE = 2000;
const KB = 1024;
const LIMITS = {
  first: { must: 730, aim: 365 },
  second: { must: 50, aim: 17 },
  bytes: { must: 96, aim: 40 },
  whole: { must: 350, aim: 250 },
  keystroke: { must: 30, aim: 8 },
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'without-browser': { type: 'boolean', default: false },
  },
});
void main();

async function main(): Promise<void> {
  try {
    const parts = [
      weightRows,
      keystrokeRows,
      ...(options['without-browser'] ? [] : [renderedRows, browserRows]),
    ];
    let isMissed = false;
    for (const measure of parts) {
      const rows = await measure();
      isMissed ||= hasMissed(rows);
      printRows(rows);
    }
    process.exitCode = isMissed ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function printRows(rows: readonly Row[]): void {
  const lines = rows.map(({ name, measured, must, aim, verdict }) => [
    name,
    measured,
    must,
    aim,
    verdict,
  ]);
  console.log(`\n${formatTable([['', 'measured', 'must', 'aim', ''], ...lines])}`);
}

async function browserRows(): Promise<Row[]> {
  const server = await serveCompressed(SITE);
  const browser = await launchBrowser();
  try {
    const { ours = {} } = await measureInTurn(
      { ours: () => measureSearch(browser, server, PAGE, SEARCH) },
      Number(options.runs),
    );
    const { first = NaN, second = NaN, opened = NaN, fetchedKb = NaN } = ours;
    return [
      numberRow('Click to the first hit, cold', first, LIMITS.first, {
        unit: 'ms',
        note: `box open at ${opened.toFixed(0)} ms`,
      }),
      numberRow('Second query', second, LIMITS.second, { unit: 'ms' }),
      numberRow('Fetched until then, all in all', fetchedKb, LIMITS.bytes, {
        unit: 'KB',
        digits: 1,
      }),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

function weightRows(): Row[] {
  const { first, whole } = weighSearch(SITE);
  const kb = { unit: 'KB', digits: 1 };
  return [
    numberRow('Worker and names', first / KB, LIMITS.bytes, kb),
    numberRow('The whole index', whole / KB, LIMITS.whole, kb),
  ];
}

async function keystrokeRows(): Promise<Row[]> {
  const { entries, typed } = readTyped();
  const rows: Row[] = [];
  for (const pages of [entries.pages.length, LARGE]) {
    const times = await timeKeystrokes(enlargeEntries(entries, pages), typed);
    rows.push(keystrokeRow(`p95 of an answer to a keystroke, ${pages} pages`, times));
  }
  return rows;
}

async function renderedRows(): Promise<Row[]> {
  const { entries, typed } = readTyped();
  const times = await timeRenderedKeystrokes(enlargeEntries(entries, LARGE), typed);
  return [keystrokeRow(`p95 of a keystroke to its results, ${LARGE} pages`, times)];
}

function keystrokeRow(name: string, { p50, p95, worst, count }: KeystrokeTimes): Row {
  return numberRow(name, p95, LIMITS.keystroke, {
    unit: 'ms',
    digits: 1,
    note: `median ${p50.toFixed(1)}, worst ${worst.toFixed(0)}, of ${count}`,
  });
}
