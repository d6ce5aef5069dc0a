import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from './visit.ts';

/** An event of Chromium's trace; of all it holds, what a restyling tells. */
type TraceEvent = { name: string; ts: number; args: { elementCount?: number } };

const PAGES = ['/x/api/data-grid/data-grid-premium/', '/x/migration/migration-data-grid-v7/'];

for (const address of PAGES) {
  test(`once ${address} is painted, coming to life styles no large part of it anew`, async ({
    page,
  }) => {
    // Fonts that have just come are a reason to.
    await page.goto(address);
    await page.waitForFunction(() => localStorage.getItem('x-fonts') !== null);
    const events = await traced(page, async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
      await page.locator('[data-part="section-buttons"]').waitFor({ state: 'attached' });
    });
    const painted = events.find(({ name }) => name === 'firstContentfulPaint')!.ts;
    const restyled = events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > painted)
      .map(({ args }) => args.elementCount ?? 0);
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan(1000);
  });
}

/** What Chromium's trace of the page holds while a task runs. */
async function traced(page: Page, task: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing'] },
  });
  await task();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}
