/** Builds trees of 400, 800 and 1,600 pages and prints what a page costs at build time, and what the tree adds to the HTML and the script of a page. */
import path from 'node:path';
import { weighPage, type Weight } from './checkWeight.ts';
import {
  buildEnlarged,
  demolessDocuments,
  type EnlargedBuild,
} from '../tools/bench/enlargedSite.ts';
import { copyRepository } from '../tools/scratch/copyRepository.ts';
import { formatTable, hasMissed, numberRow, type Row } from '../tools/bench/rows.ts';
import { runMeasured } from '../tools/bench/runMeasured.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';

const SIZES = [400, 800, 1600];
const PAGES = ['/x/experiments/weight/', '/x/react-data-grid/column-definition/'];
const LIMITS = {
  seconds: { must: 120, aim: 120 },
  memory: { must: 3, aim: 3 },
  growth: { must: 25, aim: 25 },
  html: { must: 1.1, aim: 1.02 },
  script: { must: 2, aim: 0.5 },
};

type Sized = EnlargedBuild & { weights: Weight[] };

const folder = scratchFolder('bench');
main().catch(reportFailure);

async function main(): Promise<void> {
  copyRepository(folder);
  await runMeasured('npm', ['run', 'generate'], folder); // reads the API reference, which is judged apart
  const builds: Sized[] = [];
  for (const pages of SIZES) {
    const build = await buildEnlarged(folder, pages, demolessDocuments());
    const weights = PAGES.map((page) => weighPage(path.join(folder, 'site'), page));
    builds.push({ ...build, weights });
    console.log(`${pages} pages: ${build.seconds.toFixed(1)} s, ${build.peakGb.toFixed(2)} GB`);
  }
  const rows = growthRows(builds);
  console.log(`\n${figures(builds)}\n\n${verdicts(rows)}`);
  console.log(
    '\nThe finished tree has the first number of pages; added pages are its own documents without demos. Rows are without pictures and the reading of the API.',
  );
  process.exitCode = hasMissed(rows) ? 1 : 0;
}

function figures(builds: readonly Sized[]): string {
  return formatTable([
    [
      ...['pages', 'wall', 'of it pictures', 'peak memory'],
      ...PAGES.map((page) => `HTML and script of ${page}`),
    ],
    ...builds.map(({ pages, seconds, cardSeconds, peakGb, weights }) => [
      String(pages),
      `${seconds.toFixed(1)} s`,
      `${cardSeconds.toFixed(1)} s`,
      `${peakGb.toFixed(2)} GB`,
      ...weights.map(({ html, script }) => `${html} and ${script} bytes brotli`),
    ]),
  ]);
}

function growthRows(builds: readonly Sized[]): Row[] {
  const [first, last] = [builds[0], builds.at(-1)];
  if (!first || !last) {
    return [];
  }
  const growth = ((withoutCards(last) - withoutCards(first)) * 1000) / (last.pages - first.pages);
  return [
    numberRow(`Build of ${first.pages} pages`, withoutCards(first), LIMITS.seconds, { unit: 's' }),
    numberRow('Its peak memory', first.peakGb, LIMITS.memory, { unit: 'GB', digits: 2 }),
    numberRow('Growth per page', growth, LIMITS.growth, { unit: 'ms', digits: 1 }),
    ...PAGES.map((page, index) =>
      numberRow(
        `HTML of ${page}, ${last.pages} : ${first.pages}`,
        weightOf(last, index, 'html') / weightOf(first, index, 'html'),
        LIMITS.html,
        { unit: '×', digits: 3 },
      ),
    ),
    ...PAGES.map((page, index) =>
      numberRow(
        `Script of ${page}, ${last.pages} - ${first.pages}`,
        (weightOf(last, index, 'script') - weightOf(first, index, 'script')) / 1024,
        LIMITS.script,
        { unit: 'KB', digits: 2 },
      ),
    ),
  ];
}

function weightOf({ weights }: Sized, index: number, part: 'html' | 'script'): number {
  return weights[index]?.[part] ?? NaN;
}

/** Pictures are judged apart: a build draws only those whose page has a new title or lead. */
function withoutCards({ seconds, cardSeconds }: Sized): number {
  return seconds - cardSeconds;
}

function verdicts(rows: readonly Row[]): string {
  return formatTable([
    ['row', 'measured', 'must', 'aim', 'verdict'],
    ...rows.map(({ name, measured, must, aim, verdict }) => [name, measured, must, aim, verdict]),
  ]);
}
