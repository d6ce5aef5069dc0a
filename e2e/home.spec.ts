import { readFileSync } from 'node:fs';
import { readExported } from './exportedPages.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, visit } from './visit.ts';

const HOME = '/x/';

test('search engines and those who show a link know the home page', () => {
  const html = readExported(HOME);
  expect(html).not.toContain('noindex');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/x\/"/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/x\/cards\/home\.png"/);
  expect(readFileSync('site/x/sitemap.xml', 'utf8')).toMatch(/<loc>[^<]+\/x\/<\/loc>/);
});

test('the root leads to it, and so does the name of the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/:\d+\/x\/$/);
  await visit(page, '/x/introduction/');
  await page.locator('header.top .identity').click();
  await expect(page.locator('h1')).toHaveText(/for React$/);
  await expect(page).toHaveURL(/:\d+\/x\/$/);
});

test('a demo is fetched when it comes near, and all four are alive', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await visit(page, HOME);
  await expect(page.locator('#WorkshopJobs [role="grid"]')).toBeVisible();
  await expect(page.locator('#ServiceChecklist .stage-wait')).toBeAttached();
  const demos = await scrollPastDemos(page);
  expect(demos.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'WorkshopJobs drawn',
    'PickUpDay drawn',
    'BikesRented drawn',
    'ServiceChecklist drawn',
  ]);
});

test('search stands in the middle, and answers a click made before React does', async ({
  page,
}) => {
  await page.goto(HOME, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search pages, props and demos' }).click();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('rowHeight');
  await expect(page.getByRole('option').first()).toContainText('rowHeight');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('it has neither ad nor contents list nor feedback', async ({ page }) => {
  await visit(page, HOME);
  await expect(page.locator('.ad, .contents, .contents-bar, .feedback')).toHaveCount(0);
});

test('without scripts it is whole: ways in, install line, code of each demo', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(HOME);
  await expect(page.getByRole('button', { name: 'Search pages' })).toBeHidden();
  await expect(page.getByText('npm install @mui/x-data-grid')).toBeVisible();
  await page.locator('#BikesRented summary').click();
  await expect(page.locator('#BikesRented pre')).toContainText('export default');
  await page.locator('main').getByRole('link', { name: 'All guides' }).click();
  await expect(page.locator('h1')).toHaveText('Migration');
  await page.close();
});

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px nothing of the home page reaches beyond the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/x/');
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

for (const width of [1000, 1280, 1440, 1920]) {
  test(`at ${width} px its text begins where that of a document does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const edge = async (address: string) => {
      await visit(page, address);
      return (await page.locator('h1').boundingBox())?.x ?? NaN;
    };
    const [home, document] = [await edge(HOME), await edge('/x/introduction/')];
    expect(Math.abs(home - document)).toBeLessThan(1);
  });
}

test('one field asks for a query: the button of the header is as small as on a phone', async ({
  page,
}) => {
  const width = async () => (await page.locator('header .search').boundingBox())?.width;
  await visit(page, HOME);
  expect(await width()).toBe(36);
  await expect(page.locator('.ask kbd')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await width()).toBe(36);
  await expect(page.locator('.ask kbd')).toBeHidden();
});

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px the button to the top stands in the header, over nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, HOME);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const button = page.locator('.back-to-top');
    await expect(button).toBeVisible();
    const covered = await button.evaluate((nav) => {
      const own = nav.getBoundingClientRect();
      return [...document.querySelectorAll('main, .side, .top > *')].filter((part) => {
        const box = part.getBoundingClientRect();
        const top = part.closest('.top') ? box.top : Math.max(box.top, 57); // the rest scrolls below the header
        return (
          part.checkVisibility({ visibilityProperty: true }) &&
          box.left < own.right &&
          own.left < box.right &&
          top < own.bottom &&
          own.top < box.bottom
        );
      }).length;
    });
    expect(covered).toBe(0);
    await button.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the grid of the home page ends with its last row', async ({ page }) => {
  await visit(page, HOME);
  const room = page.locator('#WorkshopJobs .MuiDataGrid-main');
  const last = page.locator('#WorkshopJobs [role="row"]').last();
  await expect(last).toContainText('Unicycle');
  const [outer, inner] = [await room.boundingBox(), await last.boundingBox()];
  const rest = (outer?.y ?? 0) + (outer?.height ?? 0) - (inner?.y ?? 0) - (inner?.height ?? 0);
  expect(rest).toBeLessThan(12);
});
