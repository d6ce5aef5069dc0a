import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';

for (const width of [1280, 360]) {
  test(`the version switcher opens, names what is missing and closes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, BARS);
    const button = page.getByRole('button', { name: 'Version v8.4.0, choose another' });
    const menu = page.locator('#version-menu');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.locator('[aria-current="true"]')).toHaveText('v8.4.0');
    await expect(menu.getByRole('link')).toHaveText([
      'v7',
      'v6',
      'v5Charts did not exist in v5: general pages',
      'v4Charts did not exist in v4: general pages',
    ]);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);

    await menu.locator('[aria-current="true"]').click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BARS}$`));
  });
}

test('the version switcher works by keyboard, and Escape returns the focus', async ({ page }) => {
  await visit(page, BARS);
  const button = page.getByRole('button', { name: 'Version v8.4.0, choose another' });
  const menu = page.locator('#version-menu');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'v8.4.0' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'v7' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the links follow the open page, and lead out of this site', async ({ page }) => {
  await page.route('https://v7.mui.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Version 7</title>' }),
  );
  await visit(page, '/x/react-data-grid/column-definition/');
  await page.locator('.pager [rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column dimensions');
  await page.getByRole('button', { name: 'Version v8.4.0' }).click();
  await page.locator('#version-menu').getByRole('link', { name: 'v7' }).click();
  await expect(page).toHaveURL('https://v7.mui.com/x/react-data-grid/column-dimensions/');
});
