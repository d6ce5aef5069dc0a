import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from './visit.ts';

/** An event of Chromium's trace; of all it holds, how many elements were styled. */
type TraceEvent = { name: string; args: { elementCount?: number } };

const PAGES = ['/x/api/data-grid/data-grid-premium/', '/x/migration/migration-data-grid-v7/'];

for (const address of PAGES) {
  test(`coming to life styles no large part of ${address} anew`, async ({ page }) => {
    // Fonts that have just come are a reason to.
    await page.goto(address);
    await page.waitForFunction(() => localStorage.getItem('x-fonts') !== null);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilPainted(page);
    const events = await traced(page, async () => {
      release();
      await untilHydrated(page);
      await page.locator('[data-part="section-buttons"]').waitFor({ state: 'attached' });
    });
    const styled = events
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0);
    const elements = await page.locator('body *').count();
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(elements / 3);
  });
}

/** Makes what React comes with wait. Returns how to let it come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );
}

/** What Chromium's trace of the page holds while a task runs. */
async function traced(page: Page, task: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await task();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}
