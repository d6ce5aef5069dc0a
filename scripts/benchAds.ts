/** Measures the largest paint of a text page with every outside host hanging for 60 s, beside the same page without outside hosts. Options: --runs 15 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { serveConfigured } from '../tools/bench/configuredServer.ts';
import { formatTable, hasMissed, median, numberRow } from '../tools/bench/rows.ts';
import { launchBrowser, openPage } from '../tools/bench/slowBrowser.ts';

const PAGE = '/x/introduction/';
const HANG_MS = 60_000;
/** Long after the last paint of the page on the slow device. */
const SETTLED_MS = 5_000;
const LIMITS = { must: 1.05, aim: 1.02 };

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });

void main();

async function main(): Promise<void> {
  if (!existsSync('site/x/introduction/index.html')) {
    console.error('There is no finished folder site/ to measure: run npm run build first.');
    process.exitCode = 1;
    return;
  }
  const hanging = await startHanging();
  const alone = await serveConfigured('site', {});
  const among = await serveConfigured('site', hanging.environment);
  const browser = await launchBrowser();
  try {
    const [without, withThem] = await measure(browser, [alone.origin, among.origin]);
    const row = numberRow('Largest paint, hanging to absent', withThem / without, LIMITS, {
      unit: '×',
      digits: 3,
      note: `${withThem.toFixed(0)} to ${without.toFixed(0)} ms; ${hanging.asked()} requests hung`,
    });
    const { name, measured, must, aim, verdict } = row;
    console.log(
      `Medians of ${options.runs}, in turns.\n\n${formatTable([
        ['row', 'measured', 'must', 'aim', 'verdict'],
        [name, measured, must, aim, verdict],
      ])}`,
    );
    process.exitCode = hasMissed([row]) || hanging.asked() === 0 ? 1 : 0;
  } finally {
    await browser.close();
    await alone.close();
    await among.close();
    hanging.close();
  }
}

/** Medians of the largest paint at two origins in ms, visited in turns so that a busy machine slows down both. */
async function measure(browser: Browser, origins: [string, string]): Promise<[number, number]> {
  const seen: [number[], number[]] = [[], []];
  await largestPaint(browser, origins[0]); // the browser's own first start
  for (let run = 0; run < Number(options.runs); run += 1) {
    const order = run % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order as (0 | 1)[]) {
      seen[which].push(await largestPaint(browser, origins[which]));
    }
  }
  return [median(seen[0]), median(seen[1])];
}

async function largestPaint(browser: Browser, origin: string): Promise<number> {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  // A shape with a script, since a script is the worst that can hang.
  await page.addInitScript(() => sessionStorage.setItem('x-ad-shape', 'image'));
  await page.goto(origin + PAGE, { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? NaN)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        );
      }),
  );
  await close();
  return paint;
}

/** A host that takes every connection and answers none for a minute, and the variables that make a site ask it. */
async function startHanging() {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const timer = setTimeout(() => response.destroy(), HANG_MS);
    response.on('close', () => clearTimeout(timer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked: () => asked,
    environment: {
      NEXT_PUBLIC_AD_SCRIPT_URL: `${origin}/script.js`,
      NEXT_PUBLIC_AD_FEED_URL: `${origin}/feed.json`,
      NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST1',
      NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: `${origin}/gtag.js`,
      NEXT_PUBLIC_ANALYTICS_RECEIVERS: origin,
      NEXT_PUBLIC_ICON_FONT_URL: `${origin}/icons.css`,
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
