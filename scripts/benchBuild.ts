/** Builds the site, and copies of it with 1,000 and 2,000 pages with their demos, and prints what grows with the tree and how. */
import path from 'node:path';
import { siteTree } from '../src/site/tree/siteTree.ts';
import { enlargeEntries } from '../tools/bench/enlargedEntries.ts';
import { buildEnlarged, siteDocuments, type EnlargedBuild } from '../tools/bench/enlargedSite.ts';
import { timeKeystrokes } from '../tools/bench/keystrokes.ts';
import { readTyped } from '../tools/bench/readTyped.ts';
import { formatTable, hasMissed, numberRow, type Row } from '../tools/bench/rows.ts';
import { runMeasured } from '../tools/bench/runMeasured.ts';
import { weighSearch, type SearchWeight } from '../tools/bench/searchWeight.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import { copyRepository } from '../tools/scratch/copyRepository.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';
import { weighPage, type Weight } from './checkWeight.ts';

const SIZES = [siteTree.leaves.length, 1000, 2000];
const PAGES = ['/x/experiments/weight/', '/x/react-data-grid/column-definition/'];
const KB = 1024;
const LIMITS = {
  seconds: { must: 120, aim: 120 },
  memory: { must: 3, aim: 3 },
  growth: { must: 1.1, aim: 1 },
  html: { must: 1.1, aim: 1.02 },
  script: { must: 2, aim: 0.5 },
  keystroke: { must: 30, aim: 8 },
};

/** `keystroke`: p95 of an answer, in ms. */
type Sized = EnlargedBuild & { weights: Weight[]; search: SearchWeight; keystroke: number };

const folder = scratchFolder('bench');
main().catch(reportFailure);

async function main(): Promise<void> {
  copyRepository(folder);
  await runMeasured('npm', ['run', 'generate'], folder); // reads the API reference, which is judged apart
  const { entries, typed } = readTyped();
  const builds: Sized[] = [];
  for (const pages of SIZES) {
    const build = await buildEnlarged(folder, pages, siteDocuments());
    const site = path.join(folder, 'site');
    const { p95 } = await timeKeystrokes(enlargeEntries(entries, pages), typed);
    builds.push({
      ...build,
      weights: PAGES.map((page) => weighPage(site, page)),
      search: weighSearch(site),
      keystroke: p95,
    });
    console.log(`${pages} pages: ${build.seconds.toFixed(1)} s, ${build.peakGb.toFixed(2)} GB`);
  }
  const rows = growthRows(builds);
  console.log(`\n${figures(builds)}\n\n${verdicts(rows)}`);
  console.log(
    '\nAdded pages are copies of its own documents with their demos. Rows are without pictures and the reading of the API.',
  );
  process.exitCode = hasMissed(rows) ? 1 : 0;
}

function figures(builds: readonly Sized[]): string {
  return formatTable([
    ['', ...builds.map(({ pages }) => `${pages} pages`)],
    line('build, pictures included', ({ seconds }) => `${seconds.toFixed(1)} s`),
    line('of it pictures', ({ cardSeconds }) => `${cardSeconds.toFixed(1)} s`),
    line('peak memory', ({ peakGb }) => `${peakGb.toFixed(2)} GB`),
    ...PAGES.flatMap((page, index) => [
      line(`HTML of ${page}`, ({ weights }) => inKb(weights[index]?.html)),
      line('its script until calm', ({ weights }) => inKb(weights[index]?.script)),
    ]),
    line('search until the first answer', ({ search }) => inKb(search.first)),
    line('whole index', ({ search }) => inKb(search.whole)),
    line('p95 of an answer to a keystroke', ({ keystroke }) => `${keystroke.toFixed(1)} ms`),
  ]);

  function line(name: string, figure: (build: Sized) => string): string[] {
    return [name, ...builds.map(figure)];
  }
}

function inKb(bytes = NaN): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function growthRows(builds: readonly Sized[]): Row[] {
  const [first, last] = [builds[0], builds.at(-1)];
  if (!first || !last) {
    return [];
  }
  const perAdded = (withoutCards(last) - withoutCards(first)) / (last.pages - first.pages);
  return [
    numberRow(`Build of ${first.pages} pages`, withoutCards(first), LIMITS.seconds, { unit: 's' }),
    numberRow(
      'A further page : one of these',
      perAdded / (withoutCards(first) / first.pages),
      LIMITS.growth,
      { unit: '×', digits: 2 },
    ),
    numberRow(`Peak memory, ${last.pages} pages`, last.peakGb, LIMITS.memory, {
      unit: 'GB',
      digits: 2,
    }),
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
        (weightOf(last, index, 'script') - weightOf(first, index, 'script')) / KB,
        LIMITS.script,
        { unit: 'KB', digits: 2 },
      ),
    ),
    numberRow(`p95 of an answer, ${last.pages} pages`, last.keystroke, LIMITS.keystroke, {
      unit: 'ms',
      digits: 1,
    }),
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
