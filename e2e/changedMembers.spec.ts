import { expect, test } from './visit.ts';

const PAGE = '/x/migration/migration-charts-v7/';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the members of one component unfold, and one that is new leads to its row', async ({
      page,
    }) => {
      await page.goto(`${PAGE}#all-changed-members`);
      const part = page.locator('details', {
        has: page.locator('summary').filter({ hasText: /^BarChart \(/ }),
      });
      const removed = part.getByText('resolveSizeBeforeRender', { exact: true });
      await expect(removed).toBeHidden();
      await part.locator('summary').click();
      await expect(removed).toBeVisible();
      await part.getByRole('link', { name: 'hideLegend' }).click();
      await expect(page).toHaveURL(/\/x\/api\/charts\/bar-chart\/#prop-hideLegend$/);
      await expect(page.locator('#prop-hideLegend')).toBeInViewport();
    });
  });
}
