import { playwright } from '@vitest/browser-playwright';
import sirv from 'sirv';
import { defineConfig } from 'vitest/config';
import { createHandler } from './data/content/react-data-grid/server-side-data/server.node.ts';
import { makeOrders } from './data/content/shared/orders.ts';
import { licenceNotices } from './e2e/licenceNotices.ts';
import { commands } from './test/proofs/commands.node.ts';
import type { StillDemo } from './src/documents/check/statements.node.ts';
import { optimizedPackages } from './test/proofs/optimizedPackages.node.ts';

/** Proofs run in Debian's Chromium: behaviour needs layout, focus and a real Tab key. */
export default defineConfig({
  cacheDir: 'node_modules/.vite',
  publicDir: false,
  plugins: [
    {
      name: 'fonts', // widths of texts decide what a chart or a column shows
      configureServer: ({ middlewares }) =>
        void middlewares.use('/x', sirv('public', { dev: true })),
    },
    {
      name: 'served-orders', // the server that the page on data sources shows
      configureServer: ({ middlewares }) => {
        const handler = later(() => createHandler(makeOrders(240)));
        middlewares.use('/served-orders', (request, response) => {
          void handler().then((handle) => handle(request, response));
        });
      },
    },
  ],
  define: { 'process.env': JSON.stringify({ NODE_ENV: 'development' }) },
  optimizeDeps: {
    // Told beforehand: what is found on the way would make the browser load the page anew, in the middle of a proof.
    include: optimizedPackages(),
    // One file an icon, each a module already; together they are ten thousand.
    exclude: ['@mui/icons-material'],
  },
  test: {
    name: 'proofs',
    include: ['data/content/**/*.proof.tsx', 'test/proofs/*.proof.tsx'],
    // Most of a proof is waiting for frames, so more pages than cores are worked on at once.
    maxWorkers: 4,
    testTimeout: 60_000, // a claim may try dozens of combinations, and CI's machine has two cores
    hookTimeout: 20_000,
    setupFiles: ['test/proofs/plainReact.ts'],
    includeTaskLocation: true,
    provide: {
      licenceNotices: [...licenceNotices],
      stillDemos: JSON.parse(process.env.STILL_DEMOS ?? '[]') as StillDemo[],
    },
    onConsoleLog: () => false,
    expect: { poll: { timeout: 5000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      locators: { exact: true },
      commands,
      provider: playwright({
        actionTimeout: 6000,
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--font-render-hinting=slight', // as in playwright.config.ts
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
          ],
          env: { ...process.env, TZ: 'UTC' } as Record<string, string>,
        },
        contextOptions: {
          locale: 'en-US',
          viewport: { width: 2000, height: 1400 }, // a frame that did not fit would be made smaller, and places with it
          reducedMotion: 'reduce', // what moves keeps every click waiting
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Makes a value when it is first wanted, once. */
function later<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
