import type { Locator, Page } from '@playwright/test';
import {
  clickLink,
  otherThanLosses,
  startDeployedSite,
  untilAt,
  wordOf,
  type DeployedSite,
} from './deployedSite.ts';
import { exportedPages } from './exportedPages.ts';
import { expect, test, visit } from './visit.ts';

const START = '/x/introduction/';
const TREE = '/x/react-tree-view';
const LINKS = 20;
const DEMOS = 5;

let site: DeployedSite;

test.beforeEach(async () => {
  site = await startDeployedSite();
});

test.afterEach(async ({ page, trouble }) => {
  await page.close();
  expect(otherThanLosses(trouble)).toEqual([]);
  await site.stop();
});

for (const keeping of [true, false]) {
  test(`a tab lives through two deployments ${keeping ? 'that keep' : 'without'} the files of older builds`, async ({
    page,
  }) => {
    test.slow();
    await visit(page, site.origin(PLAIN) + START);
    const routes = deployedRoutes();
    for (const [index, buildId] of ['b', 'c'].entries()) {
      site.deploy(buildId, { keeping });
      const before = site.documents().length;
      let demos = 0;
      for (const address of routes.filter((_, place) => place % 2 === index).slice(0, LINKS)) {
        await clickLink(page, address);
        await untilAt(page, site.origin(PLAIN) + address);
        await expectOneBuild(page);
        demos += await seeDemo(page);
      }
      expect(demos).toBeGreaterThanOrEqual(DEMOS);
      expect(await buildOf(page)).toBe(buildId);
      expect(site.documents().length - before).toBe(1);
    }
  });
}

/** How far a tab has come with the search before builds are deployed under it. */
const STATES: Record<string, { prepare: (page: Page) => Promise<void>; builds: string[] }> = {
  'has not touched the search, through three deployments': {
    prepare: async () => {},
    builds: ['b', 'c', 'd'],
  },
  'has reached the button of the search': {
    prepare: (page) => page.getByRole('search').getByRole('button').hover(),
    builds: ['e'],
  },
  'has opened the search': {
    async prepare(page) {
      await openSearch(page);
      await closeSearch(page);
    },
    builds: ['f'],
  },
  'has used the search': {
    async prepare(page) {
      await findPage(page);
      await closeSearch(page);
    },
    builds: ['g'],
  },
};

for (const keeping of [true, false]) {
  test(`the search lives through deployments ${keeping ? 'that keep' : 'without'} the files of older builds, however far a tab has come with it`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const [state, { prepare, builds }] of Object.entries(STATES)) {
      await test.step(`a tab that ${state}`, async () => {
        await visit(page, site.origin(PLAIN) + START);
        await page.waitForLoadState('networkidle');
        await prepare(page);
        const before = site.documents().length;
        builds.forEach((buildId) => site.deploy(buildId, { keeping }));
        await findPage(page);
        await foundPage(page).click();
        await untilAt(page, `${site.origin(PLAIN)}${TREE}/quickstart/`);
        await expect(page.locator('.lead')).toContainText(wordOf(builds.at(-1) ?? ''));
        expect(site.documents().length - before).toBe(1);
      });
    }
  });
}

test('a text of an older index that is gone is told, and the rest is still found', async ({
  page,
}) => {
  await visit(page, site.origin(PLAIN) + START);
  await openSearch(page);
  await page.getByRole('combobox').fill('quickstart');
  await expect(page.getByRole('option').first()).toBeVisible();
  site.deploy('b');
  await page.getByRole('combobox').fill('houses');
  await expect(
    page.locator('.search-note').filter({ hasText: 'results may be missing' }),
  ).toBeVisible();
  await page.getByRole('combobox').fill('quickstart');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what was typed is there again when the search has to reload the page', async ({ page }) => {
  await visit(page, site.origin(PLAIN) + START);
  await page.getByRole('search').getByRole('button').hover();
  await page.waitForLoadState('networkidle');
  site.deploy('b');
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/x/build-id.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('quickstart');
  letGo();
  await expect.poll(() => buildOf(page).catch(() => 'none while it reloads')).toBe('b');
  await expect(page.getByRole('combobox')).toHaveValue('quickstart');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a demo of an older build is drawn: from its kept files, or after one reload', async ({
  page,
}) => {
  test.slow();
  const address = `${TREE}/rich-tree-view/items/`;
  for (const keeping of [true, false]) {
    await visit(page, site.origin(PLAIN) + address);
    const before = site.documents().length;
    const shown = await buildOf(page);
    site.deploy(keeping ? 'b' : 'c', { keeping });
    const demo = page.locator('.demo[data-demo]').last();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('.stage-root [class*="Mui"]').first()).toBeVisible();
    expect(site.documents().slice(before)).toEqual(keeping ? [] : [address]);
    expect(await buildOf(page)).toBe(keeping ? shown : 'c');
  }
});

test('a page that does not arrive leaves the one in view, and can be asked for again', async ({
  page,
}) => {
  await visit(page, site.origin(PLAIN) + START);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const before = site.documents().length;
  await page.route('**/_next/data/**', (route) => route.abort('failed'));
  await clickLink(page, `${TREE}/accessibility/`);
  await expect(page.locator('.lost')).toHaveText('The page has not arrived. Trying again…');
  await expect(page.locator('.lost')).toContainText('The page could not be loaded.');
  await expect(page).toHaveURL(site.origin(PLAIN) + START);
  expect(site.documents().length).toBe(before);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('accessibility');
});

/** No production host, so that no worker has a hand in it. */
const PLAIN = 'localhost';

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
}

function foundPage(page: Page): Locator {
  return page.getByRole('option', { name: /Quickstart flower. page/ });
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-box')).toHaveCount(0);
}

/** Opens the search and finds the page whose title changes from build to build, whether or not the page reloads for it. */
async function findPage(page: Page): Promise<void> {
  await openSearch(page);
  await expect(async () => {
    await page.getByRole('combobox').fill('flower');
    await expect(foundPage(page)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
}

/** Every script and every piece of data belongs to the build that the page says it is of. */
async function expectOneBuild(page: Page): Promise<void> {
  const builds = await page.evaluate(() => [
    (window as { __NEXT_DATA__?: { buildId: string } }).__NEXT_DATA__?.buildId,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => /static\/chunks\/(\w)-/.exec(name)?.[1])
      .filter((build) => build !== undefined),
  ]);
  expect(new Set(builds).size).toBe(1);
}

/** Every page that `startDeployedSite` deploys but the first; what stands side by side in the sidebar is fetched ahead. */
function deployedRoutes(): string[] {
  const routes = exportedPages().filter(
    (address) =>
      /^\/x\/(?:introduction|migration|react-tree-view|api\/tree-view)\//.test(address) &&
      address !== START,
  );
  expect(routes.length).toBeGreaterThanOrEqual(2 * LINKS);
  return routes;
}

/** Waits for the first demo of the page, if it has any. Returns how many were seen. */
async function seeDemo(page: Page): Promise<number> {
  const demo = page.locator('.demo[data-demo]').first();
  if ((await demo.count()) === 0) {
    return 0;
  }
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('.stage-root [class*="Mui"]').first()).toBeVisible();
  return 1;
}

function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => (window as { __NEXT_DATA__?: { buildId: string } }).__NEXT_DATA__?.buildId,
  );
}
