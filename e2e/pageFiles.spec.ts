import { clipboardText } from './clipboard.ts';
import { mirror } from './mirror.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a visitor takes a page along as Markdown, and what the head tells others goes with the page', async ({
  page,
}) => {
  await visit(page, BARS);
  const menu = page.locator('#page-menu');
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();

  await test.step('the menu opens below its button and moves nothing', async () => {
    await page.getByRole('button', { name: 'Markdown of this page' }).click();
    await expect(menu).toBeVisible();
    expect(await title.boundingBox()).toEqual(place);
    await expect(menu).toBeInViewport({ ratio: 1 });
  });

  await test.step('the text is on the clipboard, which the button says', async () => {
    await menu.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await clipboardText(page);
    expect(text).toContain('# Bar charts\n');
    expect(text).toContain('export default function BasicBars()');
  });

  await test.step('the file is there for machines, the card for those who share the page', async () => {
    const twin = page.locator('head link[type="text/markdown"]');
    await expect(twin).toHaveAttribute('href', '/x/react-charts/bars.md');
    await expect(page.locator('head [hreflang="x-default"]')).toHaveCount(1);
    const card = await page.locator('head [property="og:image"]').getAttribute('content');
    const answer = await page.request.get(new URL(card ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const map = await (await page.request.get('/x/sitemap.xml')).text();
    expect(map).toContain(`${BARS}</loc>`);
  });

  await test.step('another page has its own file, and nothing of this one', async () => {
    await page.locator('.pager .next').click();
    await expect(title).not.toHaveText('Bar charts');
    await expect(page.locator('head [property="og:url"], head [hreflang]')).toHaveCount(0);
    const here = new URL(page.url()).pathname;
    await expect(page.locator('head link[type="text/markdown"]')).toHaveCount(1);
    await page.goBack();
    await expect(title).toHaveText('Bar charts');
    expect(here).not.toBe(BARS);
  });

  await test.step('the file can be seen as it is', async () => {
    await page.getByRole('button', { name: 'Markdown of this page' }).click();
    const view = menu.getByRole('link', { name: 'View as Markdown' });
    await expect(view).toHaveAttribute('href', '/x/react-charts/bars.md');
    const answer = await page.request.get('/x/react-charts/bars.md');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain('# Bar charts\n');
  });
});

for (const way of ['by the style sheet', 'by script, in a browser without anchors']) {
  test(`the page menu is placed at its button ${way}: on a phone, dark, mirrored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    const isByScript = way.startsWith('by script');
    if (isByScript) {
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
    }
    await visit(page, BARS);
    const button = page.getByRole('button', { name: 'Markdown of this page' });
    const menu = page.locator('#page-menu');
    for (const direction of ['ltr', 'rtl'] as const) {
      if (direction === 'rtl') {
        await mirror(page);
      }
      if (isByScript) {
        await page.evaluate(() => {
          const menu = document.getElementById('page-menu');
          menu?.style.setProperty('position-anchor', '--none');
          menu?.style.setProperty('margin', '0');
        });
      }
      await button.click();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const [one, other] = [await button.boundingBox(), await menu.boundingBox()];
          const end = (box: typeof one) =>
            (box?.x ?? NaN) + (direction === 'ltr' ? (box?.width ?? NaN) : 0);
          return [
            end(other) - end(one),
            (other?.y ?? NaN) - (one?.y ?? NaN) - (one?.height ?? NaN),
          ];
        })
        .toEqual([expect.closeTo(0, 0), expect.closeTo(4, 0)]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });
}

test('an old address leads to the new one for good', async ({ page, request }) => {
  const answer = await request.get('/x/react-charts/heat-map/?a=b', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    301,
    '/x/react-charts/heatmap/?a=b',
  ]);
  await visit(page, '/x/react-tree-view/getting-started/');
  await expect(page).toHaveURL(/\/x\/react-tree-view\/quickstart\/$/);
});
