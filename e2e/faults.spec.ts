import type { Page } from '@playwright/test';
import { serveConfigured } from '../tools/bench/configuredServer.ts';
import { stall, startNetwork } from './adNetwork.ts';
import { samplePages } from '#test/sample.ts';
import { readExported } from './exportedPages.ts';
import { startFaultyServer, type Faults } from './faultyServer.ts';
import { expect, listenForTrouble, test, untilHydrated, visit } from './visit.ts';

const PAGES = [
  '/x/introduction/',
  '/x/react-charts/bars/',
  '/x/react-data-grid/column-definition/',
];
/** Runs in which requests fail at random: these with each commit, and of the others some; `npm run test:full` makes them all. */
const CORE_RUNS = ['1', '2'];
const OTHER_RUNS = Array.from({ length: 48 }, (_, index) => `${index + 3}`);
const MOST_OTHER_RUNS = 3;
const WAIT_MS = 15_000;

/** What a browser can lack or refuse, as a script that runs before any of the page. */
const LACKING: [name: string, lack: () => void][] = [
  [
    'storage is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'cookies are blocked',
    () => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    },
  ],
  [
    'the clipboard is denied',
    () => {
      const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: deny, write: deny } });
      document.execCommand = () => false;
    },
  ],
  [
    'there is no clipboard',
    () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    },
  ],
  [
    'matchMedia is missing',
    () => Object.defineProperty(window, 'matchMedia', { value: undefined }),
  ],
];

for (const [name, lack] of LACKING) {
  test(`where ${name}, the text is read and links lead on`, async ({ page }) => {
    await page.addInitScript(lack);
    for (const address of PAGES) {
      await page.goto(address);
      await untilHydrated(page);
      await expectReadable(page, address);
      await page.locator('[data-do="copy"]').first().click();
      await switchMode(page);
      await followNext(page);
      await page.goBack();
      await expectReadable(page, address);
    }
  });
}

test('without scripts the text is read and links lead on', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  for (const address of PAGES) {
    await page.goto(address);
    await expectReadable(page, address);
    await followNext(page);
  }
  await page.close();
});

test('without the list of pages that the router asks for, links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.route('**/_buildManifest.js', (route) => route.abort());
  await page.goto('/x/introduction/');
  await untilHydrated(page);
  await followNext(page);
  await context.close();
});

test('a page whose data comes spoiled is loaded as a whole', async ({ page }) => {
  await page.route('**/_next/data/*/introduction/licensing.json*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{"pageProps":{"page":{"html":"\u0000}{',
    }),
  );
  await visit(page, '/x/introduction/');
  await page.locator('nav.side a[href="/x/introduction/licensing/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/licen/i);
  await expect(page.locator('.doc h2').first()).toBeVisible();
});

test('with every outside host hanging, the text is read and links lead on', async ({ browser }) => {
  const network = await startNetwork({
    '/script.js': stall,
    '/feed.json': stall,
    '/gtag.js': stall,
    '/icons.css': stall,
  });
  const site = await serveConfigured('site', {
    ...network.environment,
    NEXT_PUBLIC_ICON_FONT_URL: `${network.origin}/icons.css`,
  });
  const context = await browser.newContext({ baseURL: site.origin });
  const trouble = listenForTrouble(context);
  const page = await context.newPage();
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    await expectReadable(page, address);
    await followNext(page);
  }
  expect(network.asked).toContain('/gtag.js');
  expect(trouble).toEqual([]);
  await context.close();
  await site.close();
  network.close();
});

for (const run of [...CORE_RUNS, ...samplePages(OTHER_RUNS, MOST_OTHER_RUNS)]) {
  test(`over a line that loses, delays, cuts and spoils files, the text is read and links lead on: run ${run}`, async ({
    browser,
  }) => {
    test.slow();
    const server = await startFaultyServer(run);
    const { faults } = server;
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    const [first = ''] = PAGES.slice(Number(run) % PAGES.length);
    // A page that is cut off never loads to its end.
    const go = () => page.goto(first, { waitUntil: 'commit' }).catch(() => null);
    await arrive(page, go, first, faults);
    await expectReadable(page, first);
    const next = await nextOf(page);
    await arrive(page, () => page.locator('.pager a[rel="next"]').click(), next, faults);
    await expectReadable(page, next);
    await arrive(page, () => page.goBack().catch(() => null), first, faults);
    await expectReadable(page, first);
    expect(faults.failed).not.toEqual([]);
    await context.close();
    await server.stop();
  });
}

/** Goes somewhere as a visitor would: reloads once where the page itself did not come, which no page can mend. */
async function arrive(
  page: Page,
  go: () => Promise<unknown>,
  address: string,
  faults: Faults,
): Promise<void> {
  const lostBefore = faults.lostPages.length;
  await go();
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: titleOf(address) });
  await expect(async () => {
    if (faults.lostPages.length > lostBefore) {
      return;
    }
    const seen = `at ${page.url()}, after ${faults.failed.slice(-8).join(', ')}`;
    await expect(heading, seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: WAIT_MS });
  if (faults.lostPages.length > lostBefore) {
    // The browser's own page about the failure may still be on its way.
    await expect(() => page.goto(address)).toPass();
  }
  await expect(heading).toBeVisible();
}

/** Chooses dark mode and back; what cannot be kept holds for the page. */
async function switchMode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await drawer.getByRole('radio', { name: 'Light' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function followNext(page: Page): Promise<void> {
  const next = await nextOf(page);
  await page.locator('.pager a[rel="next"]').click();
  await expect(page).toHaveURL((url) => url.pathname === next);
  await expectReadable(page, next);
}

async function nextOf(page: Page): Promise<string> {
  return (await page.locator('.pager a[rel="next"]').getAttribute('href')) ?? '';
}

/** The heading, the lead and every paragraph of the exported page stand where they are read. */
async function expectReadable(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(address));
  await expect(page.locator('.lead')).toBeVisible();
  const written = readExported(address).match(/<p>[^<]+<\/p>/g) ?? [];
  const missing = () => page.evaluate(findMissing, written).catch(() => ['nothing yet']);
  await expect.poll(missing, { message: `paragraphs that ${address} lacks` }).toEqual([]);
}

/** Texts of paragraphs that are not on the page; a long page comes in parts. */
function findMissing(written: string[]): string[] {
  const read = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.textContent;
  const shown = new Set(
    [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((each) => each.offsetHeight > 0 || each.closest('.tab, details'))
      .map((each) => each.textContent),
  );
  return written.map(read).filter((text) => !shown.has(text));
}

/** The title that an exported page shows, up to its first chip. */
function titleOf(address: string): string {
  const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(readExported(address)) ?? [];
  return title.replace('&amp;', '&').trim();
}
