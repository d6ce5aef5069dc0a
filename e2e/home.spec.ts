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
