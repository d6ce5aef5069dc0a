import { test } from '@playwright/test';
import { errands } from './errands.ts';
import { foundEngines } from './foundEngines.ts';
import { openWindow } from './openWindow.ts';
import { Reader } from './reader.ts';

const WIDTHS_PX = [360, 1280] as const;
const isFull = Boolean(process.env.X_DOCS_FULL);

for (const { name, start } of foundEngines()) {
  test.describe(`in ${name}`, () => {
    for (const { title, core, run } of errands) {
      for (const width of isFull ? WIDTHS_PX : [core]) {
        test(`at ${width} px: ${title}`, async ({ baseURL }) => {
          const { send, stop } = await start();
          try {
            await openWindow(send, width);
            const reader = new Reader(send, baseURL ?? '');
            await run(reader, width === 360);
            await reader.expectNoTrouble();
          } finally {
            await stop();
          }
        });
      }
    }
  });
}
