import type { Locator, Page } from '@playwright/test';
import { EVERYTHING, expectNoViolations, findViolations } from './accessibility.ts';
import { ELEMENTS_PAGE, WRITTEN_PAGES } from './exportedPages.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, untilHydrated, visit } from './visit.ts';

/** One page of each kind that is not a written document. */
const OTHER_KINDS = [
  ELEMENTS_PAGE,
  '/x/api/charts/bar-chart/',
  '/x/api/data-grid/',
  '/x/production-error/?code=12',
  '/x/privacy/',
  '/x/licenses/',
  '/x/all-pages/',
  '/x/experiments/playgrounds/',
  '/x/react-date-pickers/playground/',
];
const MIRRORED = [
  '/x/react-data-grid/column-definition/',
  ELEMENTS_PAGE,
  '/x/api/charts/bar-chart/',
  '/x/experiments/playgrounds/',
];
const BARE = ['/x/playground/', '/x/onepirate/'];

// A colour on its way to another one would be measured on that way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...WRITTEN_PAGES, ...OTHER_KINDS]) {
  test(`${address} is accessible in light and dark`, async ({ page }) => {
    test.slow();
    await visit(page, address);
    await scrollPastDemos(page);
    await expectNoViolations(page);
  });
}

for (const address of MIRRORED) {
  test(`${address} is accessible from right to left, in light and dark`, async ({ page }) => {
    await visit(page, address);
    const drawer = await openSettings(page);
    await drawer.getByRole('radio', { name: 'Right to left' }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoViolations(page);
  });
}

test('the settings drawer is accessible in light and dark', async ({ page }) => {
  await visit(page, '/x/introduction/');
  const drawer = await openSettings(page);
  for (const mode of ['Light', 'Dark']) {
    await drawer.getByRole('radio', { name: mode }).check({ force: true });
    expect(await findViolations(page, EVERYTHING), mode).toEqual([]);
  }
});

test('the form of feedback is accessible in light and dark', async ({ page }) => {
  await visit(page, '/x/introduction/');
  await page.locator('.feedback').getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expectNoViolations(page);
});

for (const address of BARE) {
  test(`${address}, which has no shell, is accessible`, async ({ page }) => {
    await visit(page, address);
    expect(await findViolations(page, EVERYTHING)).toEqual([]);
  });
}

test('the page for an unknown address is accessible', async ({ page, trouble }) => {
  await page.goto('/x/no-such-page/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectNoViolations(page);
  expect(trouble.splice(0)).toEqual([
    expect.stringMatching(/^answered 404: .*\/x\/no-such-page\/$/),
    expect.stringContaining('status of 404'),
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the version menu and the filtered sidebar are accessible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/x/react-charts/bars/');
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('lazy');
    await expect(page.locator('#site-navigation mark')).toHaveCount(2);
    await page.getByRole('button', { name: 'Version v8.4.0' }).click();
    await expect(page.locator('#version-menu')).toBeVisible();
    expect(await findViolations(page, EVERYTHING)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the open drawer is accessible', async ({ page }) => {
    await visit(page, '/x/introduction/');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('#site-navigation')).toBeVisible();
    expect(await findViolations(page, EVERYTHING)).toEqual([]);
  });
});

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}
