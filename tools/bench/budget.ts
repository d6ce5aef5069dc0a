import { peers } from './peers.ts';
import { formatTable, numberRow, times, type Row } from './rows.ts';
import type { Clicks } from './measureClicks.ts';
import type { Load } from './measureLoad.ts';

/** What the budget of speed and weight allows, and what it aims at. */
export const LIMITS = {
  paint: { must: 1.4, aim: 1.15 },
  sameFrame: { must: 1.1, aim: 1 },
  shift: { must: 0.01, aim: 0 },
  blocking: { must: 125, aim: 50 },
  /** Of other kinds of pages: no more than the best of them took before it was looked after. */
  blockingElsewhere: { must: 445, aim: 120 },
  scriptAtLoad: { must: 120, aim: 15 },
  script: { must: 140, aim: 120 },
  html: { must: 15, aim: 11 },
  navCold: { must: 220, aim: 110 },
  navWarm: { must: 95, aim: 75 },
  /** A page that nothing has asked for before costs a round trip of the profile, 150 ms, on top. */
  navFar: { must: 370, aim: 260 },
  modeClick: { must: 400, aim: 100 },
  otherClick: { must: 800, aim: 300 },
  heap: { must: 4.5, aim: 2.7 },
  tree: { must: 1.1, aim: 1.02 },
};

/** Paints of the page against those of a page without script. */
export function paintRows(
  { fcp = NaN, lcp = NaN, cls = NaN, tbt = NaN }: Partial<Load>,
  lowest: Partial<Load>,
  machine: number,
) {
  const ratio = { unit: '×', digits: 2 };
  const note = `${fcp.toFixed(0)} ms; reference page ${(lowest.fcp ?? NaN).toFixed(0)} ms`;
  return [
    numberRow('First contentful paint', fcp / (lowest.fcp ?? NaN), LIMITS.paint, {
      ...ratio,
      note,
    }),
    numberRow('Largest paint, to the reference', lcp / (lowest.lcp ?? NaN), LIMITS.paint, {
      ...ratio,
      note: `${lcp.toFixed(0)} ms; reference page ${(lowest.lcp ?? NaN).toFixed(0)} ms`,
    }),
    numberRow('Largest paint, to the first', lcp / fcp, LIMITS.sameFrame, ratio),
    numberRow('Layout shift while loading', cls, LIMITS.shift, { digits: 3 }),
    numberRow('Blocking time', tbt, times(LIMITS.blocking, machine), { unit: 'ms' }),
  ];
}

/** Pages of other kinds, by what they are called in the table. */
export const OTHER_PAGES = {
  'long without demos': '/x/migration/migration-data-grid-v7/',
  'the largest reference': '/x/api/data-grid/data-grid-premium/',
  'with 24 demos': '/x/react-date-pickers/custom-field/',
};

/** Blocking time of pages of other kinds, by what they are called. */
export function blockingRows(
  pages: Readonly<Record<string, Partial<Load>>>,
  machine: number,
): Row[] {
  const limits = times(LIMITS.blockingElsewhere, machine);
  return Object.entries(pages).map(([name, { tbt = NaN, fcp = NaN }]) =>
    numberRow(`Blocking time, ${name}`, tbt, limits, {
      unit: 'ms',
      note: `first paint ${fcp.toFixed(0)} ms`,
    }),
  );
}

/** What the page weighs on the way and in memory. */
export function weightRows({
  scriptAtLoadKb = NaN,
  scriptKb = NaN,
  htmlKb = NaN,
  heapMb = NaN,
}: Partial<Load>): Row[] {
  const kb = { unit: 'KB', digits: 1 };
  return [
    numberRow('Script at load', scriptAtLoadKb, LIMITS.scriptAtLoad, kb),
    numberRow('Script until calm', scriptKb, LIMITS.script, kb),
    numberRow('HTML with its CSS', htmlKb, LIMITS.html, kb),
    numberRow('Heap after load', heapMb, LIMITS.heap, { unit: 'MB', digits: 2 }),
  ];
}

/** From a click to the next page's heading: to a page that was fetched ahead, and to one that was not. */
export function navRows(near: Partial<Clicks>, far: Partial<Clicks>, machine: number): Row[] {
  const ms = { unit: 'ms' };
  const cold = times(LIMITS.navCold, machine);
  const warm = times(LIMITS.navWarm, machine);
  const unasked = times(LIMITS.navFar, machine);
  return [
    numberRow('Click to heading, cold', near.cold ?? NaN, cold, ms),
    numberRow('Click to heading, warm', near.warm ?? NaN, warm, ms),
    numberRow('  cold, not fetched ahead', far.cold ?? NaN, unasked, ms),
    numberRow('  the same, warm', far.warm ?? NaN, warm, ms),
  ];
}

/** All rows as a table. */
export function budget(rows: readonly Row[]): string {
  return formatTable([
    ['row', 'measured', 'must', 'aim', 'verdict'],
    ...rows.map(({ name, measured, must, aim, verdict }) => [name, measured, must, aim, verdict]),
  ]);
}

/** What other generators measured, as a table. */
export function rivals(): string {
  return formatTable([
    ['generator', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'HTML KB', 'cold / warm ms'],
    ...peers.map(({ name, fcp, lcp, tbt, cls, script, html, nav }) => [
      name,
      fcp,
      lcp,
      tbt,
      cls,
      script,
      html,
      nav,
    ]),
  ]);
}
