import { writeFileSync } from 'node:fs';
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
        test(`at ${width} px: ${title}`, async ({ baseURL }, info) => {
          const { send, stop } = await start();
          const reader = new Reader(send, baseURL ?? '');
          try {
            await openWindow(send, width);
            await run(reader, width === 360);
            await reader.expectNoTrouble();
          } catch (error) {
            await reader.picture().then(
              (picture) => writeFileSync(info.outputPath('seen.png'), picture),
              () => {}, // the browser is gone
            );
            throw error;
          } finally {
            await stop();
          }
        });
      }
    }
  });
}
