import type { Page } from '@playwright/test';
import {
  clickLink,
  otherThanLosses,
  startDeployedSite,
  untilAt,
  type DeployedSite,
} from './deployedSite.ts';
import { expect, test, visit } from './visit.ts';

const FIRST = '/x/introduction/';
const TREE_VIEW = '/x/react-tree-view/accessibility/';
const OTHER = '/x/react-tree-view/quickstart/';

let site: DeployedSite;

test.beforeEach(async () => {
  site = await startDeployedSite();
});

test.afterEach(async ({ page, trouble }) => {
  await page.close();
  expect(otherThanLosses(trouble)).toEqual([]);
  await site.stop();
});

test('a first visit registers the worker and is not reloaded', async ({ page }) => {
  await visit(page, site.origin() + FIRST);
  await untilActive(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(site.documents()).toEqual([FIRST]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a new build reloads an open page once', async ({ page }) => {
  await visitControlled(page, FIRST);
  const before = site.documents().length;
  site.deploy('b');
  await findUpdate(page);
  await expect.poll(() => buildOf(page)).toBe('b');
  await untilActive(page);
  await findUpdate(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(site.documents().slice(before)).toEqual([FIRST]);
});

test('a page is not reloaded in the background, nor over an unsaved comment', async ({ page }) => {
  await page.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('test-focus') !== 'away';
  });
  await visitControlled(page, FIRST);
  const before = site.documents().length;
  await page.evaluate(() => sessionStorage.setItem('test-focus', 'away'));
  await page.locator('.feedback').getByRole('button', { name: 'No', exact: true }).click();
  await page.locator('.feedback textarea').fill('The second example');
  site.deploy('b');
  await findUpdate(page);
  await untilWorkerIs(page, 'b');

  await page.evaluate(() => {
    sessionStorage.setItem('test-focus', 'here');
    window.dispatchEvent(new Event('focus'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await buildOf(page)).toBe('a');
  await page.locator('.feedback').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => buildOf(page)).toBe('b');
  expect(site.documents().slice(before)).toEqual([FIRST]);
});

test('a page is not reloaded over an edited demo until the edit is taken back', async ({
  page,
}) => {
  await visitControlled(page, OTHER);
  const before = site.documents().length;
  const demo = page.locator('.demo[data-demo]').first();
  await demo.locator('.edit-code').waitFor({ state: 'attached' });
  await demo.evaluate((element) => element.querySelector('details')?.setAttribute('open', ''));
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.type('// mine');
  site.deploy('b');
  await findUpdate(page);
  await untilWorkerIs(page, 'b');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await buildOf(page)).toBe('a');
  await demo.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => buildOf(page)).toBe('b');
  expect(site.documents().slice(before)).toEqual([OTHER]);
});

test('what a visitor keeps can be read without a connection, until the switch takes it away', async ({
  page,
}) => {
  test.slow();
  await visit(page, site.origin() + TREE_VIEW);
  await untilActive(page);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('button', { name: /^Keep Tree View docs offline, [\d.]+ MB$/ }).click();
  await expect(page.getByText(/^Tree View docs are kept on this device since/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toContain('/x/sw.js?offline');

  site.cut(true);
  await visit(page, site.origin() + OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('quickstart');
  await clickLink(page, TREE_VIEW);
  await untilAt(page, site.origin() + TREE_VIEW);
  const demo = page.locator('.demo[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(
    demo.locator('.MuiRichTreeView-root, .MuiSimpleTreeView-root').first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search the documentation' });
  await box.getByRole('combobox').fill('expandedItems');
  await expect(box.getByRole('option').first()).toContainText('expandedItems');
  await box.getByRole('combobox').fill('European Accessibility Act');
  await expect(box.locator('.search-excerpt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const unkept = await page.context().newPage();
  await expect(unkept.goto(site.origin() + FIRST)).rejects.toThrow();
  await unkept.close();

  site.cut(false);
  await visit(page, `${site.origin()}${TREE_VIEW}?sw=off`);
  await expectNothingLeft(page);
});

test('the switch of the site takes every worker away in one visit', async ({ page }) => {
  await visitControlled(page, FIRST);
  await page.evaluate(() => caches.open('x-offline/charts/a'));
  site.put('x/sw-off.json', '{"off":true}');
  await visit(page, site.origin() + TREE_VIEW);
  await expectNothingLeft(page);
});

test('no other host has a worker, or offers to keep anything', async ({ page }) => {
  for (const host of ['localhost', 'preview.localhost', `not${new URL(site.origin()).hostname}`]) {
    await visit(page, site.origin(host) + FIRST);
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('group', { name: 'Mode' })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await expect(page.getByText('Without a connection')).toHaveCount(0);
  }
  expect(site.requests().filter((path) => path.startsWith('/x/sw'))).toEqual([]);
});

/** Opens a page as a later visit would: the worker is there before it. */
async function visitControlled(page: Page, address: string): Promise<void> {
  await visit(page, site.origin() + address);
  await untilActive(page);
  await visit(page, site.origin() + address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  // The page follows its worker once that has been asked for.
  const registered = () => site.requests().filter((path) => path === '/x/sw-off.json').length;
  await expect.poll(registered).toBeGreaterThanOrEqual(2);
  await findUpdate(page);
}

async function untilActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Looks for a new worker, as browsers do by themselves at the next visit. */
async function findUpdate(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    })
    .catch(() => {}); // the page was reloaded meanwhile
}

/** Waits until the worker of a build has taken over. */
async function untilWorkerIs(page: Page, buildId: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const isDone = !registration?.installing && !registration?.waiting;
        return isDone ? registration?.active?.state : 'on its way';
      }),
    )
    .toBe('activated');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('x-reloaded'))).toBe(buildId);
}

function buildOf(page: Page): Promise<string | undefined> {
  return page
    .evaluate(() => (window as { __NEXT_DATA__?: { buildId: string } }).__NEXT_DATA__?.buildId)
    .catch(() => undefined); // between two pages
}

async function expectNothingLeft(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
}
