import type { Locator, Page } from '@playwright/test';
import { ELEMENTS_PAGE } from './exportedPages.ts';
import { mirror } from './mirror.ts';
import { expect, test, visit } from './visit.ts';

function colourOf(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element).color);
}

test('every Copy is of one colour, in lists of imports as in code', async ({ page }) => {
  await visit(page, '/x/api/data-grid/data-grid-premium/');
  const inline = page.locator('.copy-inline').first();
  const imports = await colourOf(inline);
  await visit(page, '/x/introduction/installation/');
  expect(await colourOf(page.locator('.code .copy').first())).toBe(imports);
});

test('keys of a table stand as keys', async ({ page }) => {
  await visit(page, '/x/react-tree-view/accessibility/');
  const cell = page.getByRole('cell').filter({ hasText: 'Ctrl+Shift+Home' });
  await expect(cell.locator('kbd')).toHaveText(['Ctrl', 'Shift', 'Home']);
  const drawn = await cell
    .locator('kbd')
    .first()
    .evaluate((key) => getComputedStyle(key).borderBottomWidth);
  expect(drawn).toBe('2px');
});

test('the menu of a page is read behind its title and stands beside what is above it', async ({
  page,
}) => {
  await visit(page, '/x/react-charts/bars/');
  const title = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: 'Markdown of this page' });
  const isBehind = await button.evaluate(
    (element) =>
      (document.querySelector('h1')?.compareDocumentPosition(element) ?? 0) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBehind).toBeGreaterThan(0);
  const [above, beside] = [await title.boundingBox(), await button.boundingBox()];
  expect(beside!.y + beside!.height).toBeLessThanOrEqual(above!.y + 12);
});

test('a list of pages is filtered, and its letters go with their last page', async ({ page }) => {
  await visit(page, '/x/all-pages/');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ pages$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter pages', exact: true }).last().fill('sankey');
  await expect(page.locator('.listed li:visible')).toHaveText([/^Sankey/]);
  await expect(page.locator('.listed h2:visible')).toHaveText(['S']);
});

test('a list inside a callout is not indented as one in the text is', async ({ page }) => {
  await visit(page, '/x/react-charts/bars/');
  const list = page.locator('.doc .note ul').first();
  expect(await list.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe(
    '20px',
  );
});

const PREMIUM = '/x/api/data-grid/data-grid-premium/';

/** What a reader can press on nearly every page. */
const CONTROLS: Record<string, string> = {
  'the version menu': '.top .pill',
  'a button of the header': '.top [data-do="mode"]',
  'an entry of the tree': '.tree a:not([aria-current])',
  'an entry of the contents list': '.contents a:not([aria-current])',
  'a heading': '.doc > h2 > .anchor',
  'a link in the text': '.doc > p > a',
  'a tab': '.tablist [aria-selected="false"]',
  Copy: '.code > .copy:visible',
  'Show code': '.source summary',
  'a vote': '.feedback button',
};

for (const isDark of [false, true]) {
  for (const isMirrored of [false, true]) {
    test(`every control shows that it is pointed at, focused and pressed, ${isDark ? 'dark' : 'light'}, ${isMirrored ? 'from right to left' : 'from left to right'}`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({
        reducedMotion: 'reduce',
        colorScheme: isDark ? 'dark' : 'light',
      });
      await visit(page, ELEMENTS_PAGE);
      if (isMirrored) {
        await mirror(page);
      }
      for (const [name, selector] of Object.entries(CONTROLS)) {
        const control = page.locator(selector).first();
        await control.scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        const rest = await lookOf(control);
        await page.keyboard.press('Tab');
        await control.focus();
        await expect(control, name).toHaveCSS('outline-width', '3px');
        await expect(control, name).toHaveCSS('outline-style', 'solid');
        await control.blur();
        await control.hover();
        await expect.poll(() => lookOf(control), { message: name }).not.toEqual(rest);
        await page.mouse.down();
        await expect(control, name).toHaveCSS('opacity', '0.7');
        await page.mouse.move(0, 0);
        await page.mouse.up();
        await expect(control, name).toHaveCSS('opacity', '1');
      }
    });
  }
}

test('what takes a text or a choice has one border that is seen, what is pressed and what is read has one hairline', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await visit(page, PREMIUM);
    const fields = await borders(page, '.search, .nav-filter input, .bar input, .bar select');
    expect(fields, 'fields').toHaveLength(1);
    expect(await contrastWithPage(page, fields[0] ?? '')).toBeGreaterThanOrEqual(3);
    const hairlines = await borders(
      page,
      '.top .pill, .top .icon-button, .doc > .code, .doc > .api',
    );
    expect(hairlines, 'hairlines').toHaveLength(1);
    await visit(page, ELEMENTS_PAGE);
    const others = '.doc > .demo, .doc > .table, .doc > .code, .feedback button, .copy:visible';
    expect(await borders(page, others), 'hairlines').toEqual(hairlines);
  }
});

test('menus and dialogs fade in for 120 ms, and at once where motion is reduced', async ({
  page,
}) => {
  await visit(page, '/x/react-charts/bars/');
  await page.getByRole('button', { name: 'Version v8.4.0' }).click();
  const menu = page.locator('#version-menu');
  await expect(menu).toHaveCSS('animation', /\bfade\b/);
  await expect(menu).toHaveCSS('animation-duration', '0.12s');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toHaveCSS('animation-duration', '0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(drawer).toHaveCSS('animation-name', 'none');
});

test('titles break into even lines, and texts leave no word alone', async ({ page }) => {
  await visit(page, '/x/react-charts/bars/');
  for (const part of ['h1', '.doc > h2']) {
    await expect(page.locator(part).first()).toHaveCSS('text-wrap', 'balance');
  }
  for (const part of ['.lead', '.doc > p']) {
    await expect(page.locator(part).first()).toHaveCSS('text-wrap', 'pretty');
  }
});

test('at 200 % zoom nothing scrolls sideways, and the settings are all within reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const address of [PREMIUM, '/x/migration/migration-data-grid-v7/', ELEMENTS_PAGE]) {
    await visit(page, address);
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, address).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Open settings' }).click();
  const last = page.getByRole('dialog', { name: 'Settings' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

/** What changes of a control when something happens to it. */
function lookOf(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const own = getComputedStyle(element);
    return [
      own.backgroundColor,
      own.borderTopColor,
      own.color,
      own.textDecoration,
      getComputedStyle(element, '::after').content,
    ];
  });
}

/** The different borders that the elements have. */
function borders(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => [
    ...new Set(
      elements.map((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return `${borderTopWidth} ${borderTopColor}`;
      }),
    ),
  ]);
}

/** Contrast (WCAG) of a colour with the page. */
function contrastWithPage(page: Page, border: string): Promise<number> {
  return page.evaluate((text) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/rgb\((.*)\)/)?.[1] ?? '')
        .split(',')
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const both = [luminance(text), luminance(getComputedStyle(document.body).backgroundColor)];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  }, border);
}
