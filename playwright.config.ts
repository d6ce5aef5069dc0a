import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ports } from './test/ports.ts';
import { sampleFiles } from './test/sample.ts';
import { chromiumHere } from './tools/commands/findChromium.mjs';

const TESTS = 'e2e';
const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: TESTS,
  testIgnore: process.env.X_DOCS_SAMPLE ? leftToOthers() : [],
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // CI shares its machine, and a headless Chromium stops painting now and then: a test that passes at another try is reported as
  // flaky, not as failed. Longer tests say so with `test.slow()`.
  retries: isCi ? 2 : 0,
  timeout: 60_000,
  // Fonts may be drawn a little differently by the next Chromium; a part that is missing or elsewhere changes more than this.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  updateSnapshots: isCi ? 'none' : 'missing',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: {
      executablePath: chromiumHere() ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=slight', // of the browser without a window: as Debian draws letters elsewhere
      ],
    },
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(ports.site) },
    url: `http://localhost:${ports.site}/x/introduction/`,
    reuseExistingServer: false,
  },
});

/** What `npm test` leaves to other commits; errands in other engines, which stand deeper, are left to none. */
function leftToOthers(): string[] {
  const files = readdirSync(TESTS).filter((name) => name.endsWith('.spec.ts'));
  const sample = sampleFiles(TESTS, files);
  return files.filter((name) => !sample.includes(name)).map((name) => `**/${TESTS}/${name}`);
}
