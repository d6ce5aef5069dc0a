import type { Browser } from '@playwright/test';
import { openPage } from './slowBrowser.ts';
import { kilobytes } from './watchRequests.ts';

/** What loading a page costs until it is calm. */
export type Load = {
  /** First and largest contentful paint in ms. */
  fcp: number;
  lcp: number;
  /** The largest burst of layout shifts, as web-vitals defines it. */
  cls: number;
  /** ms by which tasks after the first paint are longer than 50 ms. */
  tbt: number;
  htmlKb: number;
  scriptKb: number;
  /** Script asked for before the load event. */
  scriptAtLoadKb: number;
  heapMb: number;
};

const VIEWPORT = { width: 1350, height: 940 };
const MB = 1024 ** 2;
const LOAD_LIMIT_MS = 90_000;

/** Loads a page on the slow device with nothing in the cache. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, requests, calm, close } = await openPage(browser, { viewport: VIEWPORT });
  try {
    await page.addInitScript(watchVitals);
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    await calm();
    const vitals = await page.evaluate(readVitals);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const list = requests.list();
    return {
      ...vitals,
      htmlKb: kilobytes(list, ({ kind }) => kind === 'html'),
      scriptKb: kilobytes(list, ({ kind }) => kind === 'script'),
      scriptAtLoadKb: kilobytes(list, ({ kind, isAtLoad }) => kind === 'script' && isAtLoad),
      heapMb: usedSize / MB,
    };
  } finally {
    await close();
  }
}

type Vitals = { fcp: number; lcp: number; cls: number; tasks: [start: number, length: number][] };

function watchVitals(): void {
  const BURST_MS = 5000;
  const PAUSE_MS = 1000;
  const vitals: Vitals = { fcp: NaN, lcp: NaN, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  let first = -Infinity;
  let last = -Infinity;
  let burst = 0;
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & { value: number })[]).forEach(take),
    ).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    vitals.fcp = name === 'first-contentful-paint' ? startTime : vitals.fcp;
  });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));
  watch('layout-shift', ({ startTime, value }) => {
    if (startTime - last > PAUSE_MS || startTime - first > BURST_MS) {
      first = startTime;
      burst = 0;
    }
    last = startTime;
    burst += value;
    vitals.cls = Math.max(vitals.cls, burst);
  });
}

function readVitals(): Pick<Load, 'fcp' | 'lcp' | 'cls' | 'tbt'> {
  const FREE_MS = 50;
  const { fcp, lcp, cls, tasks } = (window as unknown as { vitals: Vitals }).vitals;
  const blocked = tasks.map(([start, length]) => start + length - Math.max(start, fcp) - FREE_MS);
  return { fcp, lcp, cls, tbt: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0) };
}
