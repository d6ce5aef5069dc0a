import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './visit.ts';

const INTRODUCTION = '/x/introduction/';
const BARS = '/x/react-charts/bars/';
const PICKER = '/x/react-date-pickers/date-picker/';

test.describe('the settings drawer', () => {
  for (const [width, wide] of [
    [360, 310],
    [1280, 360],
  ] as const) {
    test(`is ${wide} px wide in a window of ${width} px and stands at the end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, INTRODUCTION);
      const box = await (await openSettings(page)).boundingBox();
      expect(box?.width).toBe(wide);
      expect(Math.round((box?.x ?? 0) + wide)).toBeGreaterThanOrEqual(width - 16);
    });
  }

  test('closes by Escape, and gives the focus back to its button', async ({ page }) => {
    await visit(page, INTRODUCTION);
    const drawer = await openSettings(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open settings' })).toBeFocused();
  });

  test('opened before React is there, it opens as soon as React is', async ({ page }) => {
    await page.goto(INTRODUCTION, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('dark is chosen, shown, and there after a reload', async ({ page }) => {
    await visit(page, INTRODUCTION);
    await choose(page, 'Dark');
    await expect(page.locator('body')).toHaveClass('mode-dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.locator('body')).toHaveClass('mode-dark');
    for (const meta of await page.locator('meta[name="theme-color"]').all()) {
      await expect(meta).toHaveAttribute('content', 'hsl(210, 14%, 7%)');
    }
  });

  test('JavaScript and a styling are chosen, and there after a reload', async ({
    page,
    context,
  }) => {
    await visit(page, BARS);
    await choose(page, 'JavaScript', 'Tailwind CSS');
    const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
    expect(cookies.sort()).toEqual([
      ['codeStyling', 'Tailwind'],
      ['codeVariant', 'JS'],
    ]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'Tailwind');
  });
});

test('a hash that names a demo with styling and file is followed, and not stored', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url: test.info().project.use.baseURL ?? '' },
    { name: 'codeStyling', value: 'CSS', url: test.info().project.use.baseURL ?? '' },
  ]);
  await visit(page, `${BARS}#tailwind-Stacks.tsx`);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'Tailwind');
  const cookies = (await context.cookies()).map(({ value }) => value);
  expect(cookies.sort()).toEqual(['CSS', 'JS']);
});

test.describe('from right to left', () => {
  test('the whole shell is mirrored, code is not, and a reload forgets it (M7, M8)', async ({
    page,
  }) => {
    await visit(page, BARS);
    expect(await isAtStart(page.locator('#site-navigation'), page)).toBe(true);
    await choose(page, 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    expect(await isAtStart(page.locator('#site-navigation'), page)).toBe(false);
    expect(await isAtStart(page.locator('.contents'), page)).toBe(true);
    for (const code of await page.locator('.doc p > code').all()) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    }
    for (const code of await page.locator('.code pre').all()) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('text-align', 'left');
    }
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('demos are mirrored too, in the layer of the component library', async ({ page }) => {
    await visit(page, BARS);
    await page.locator('#AnimateToggle').scrollIntoViewIfNeeded();
    const label = page.locator('#AnimateToggle .MuiFormControlLabel-root').first();
    await expect(label).toBeVisible();
    const before = await sidesOf(label);
    expect(before.left).not.toBe(before.right);
    await choose(page, 'Right to left');
    await expect.poll(() => sidesOf(label)).toEqual({ left: before.right, right: before.left });
    expect(await page.evaluate(unlayeredRules)).toEqual([]);
  });
});

test('dense makes the buttons of demos smaller, and comfortable gives them their size back', async ({
  page,
}) => {
  await visit(page, '/x/react-tree-view/rich-tree-view/selection/');
  await page.locator('#AddByApi').scrollIntoViewIfNeeded();
  const button = page.locator('#AddByApi .MuiButton-root').first();
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('font-size', '14px');
  await choose(page, 'Dense');
  await expect(button).toHaveCSS('font-size', '13px');
  await choose(page, 'Comfortable');
  await expect(button).toHaveCSS('font-size', '14px');
});

test('images for one mode follow the class of the body (M6)', async ({ page }) => {
  await visit(page, INTRODUCTION);
  await page.evaluate(() => {
    for (const mode of ['light', 'dark']) {
      const image = document.createElement('img');
      image.className = `only-${mode}-mode`;
      image.alt = mode;
      image.width = 10;
      image.height = 10;
      document.querySelector('main')?.append(image);
    }
  });
  await expect(page.locator('.only-light-mode')).toBeVisible();
  await expect(page.locator('.only-dark-mode')).toBeHidden();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('.only-light-mode')).toBeHidden();
  await expect(page.locator('.only-dark-mode')).toBeVisible();
});

test('where all storage is blocked the site works for the visit and logs nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await visit(page, PICKER);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await choose(page, 'Dark', 'JavaScript', 'Right to left');
  await page.locator('.pager [rel="next"]').click();
  await expect(page).not.toHaveURL(new RegExp(`${PICKER}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PICKER}$`));
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.locator('.feedback').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing of the shell moves by itself', async ({ page }) => {
    await visit(page, INTRODUCTION);
    await choose(page, 'Dark');
    expect(await page.evaluate(movingParts)).toEqual([]);
  });
});

test('on paper stands the document alone, dark ink on white', async ({ page }) => {
  await visit(page, BARS);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header', '#site-navigation', '.contents', '.pager', '.feedback', '.skip']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.locator('.doc')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('in forced colours what is chosen is still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, INTRODUCTION);
  const outline = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(page.locator('#site-navigation [aria-current="page"]'))).toBe('solid');
  expect(await outline(page.getByRole('tab', { selected: true }).first())).toBe('solid');
  const drawer = await openSettings(page);
  expect(await outline(drawer.locator('label:has(:checked)').first())).toBe('solid');
});

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Chooses in the drawer by the words of the choices, and closes it. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  const drawer = await openSettings(page);
  for (const name of names) {
    const choice = drawer.getByRole('radio', { name });
    await choice.check({ force: true });
    await expect(choice).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function isAtStart(part: Locator, page: Page): Promise<boolean> {
  const box = await part.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2 < (page.viewportSize()?.width ?? 0) / 2;
}

/** Inner and outer room of an element to its left and right. */
function sidesOf(element: Locator): Promise<{ left: string; right: string }> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    return {
      left: `${style.paddingLeft} ${style.marginLeft}`,
      right: `${style.paddingRight} ${style.marginRight}`,
    };
  });
}

function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Rules of the component library outside of its layer. */
function unlayeredRules(): string[] {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.emotion)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(
      (rule) =>
        !(rule instanceof CSSLayerBlockRule) &&
        !(rule instanceof CSSLayerStatementRule) &&
        !/\{\s*\}$/.test(rule.cssText),
    )
    .map(({ cssText }) => cssText.slice(0, 80));
}

function movingParts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('.stage'))
    .filter((element) => {
      const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element);
      // The skip link fades in: that is no movement (behaviour 8.4).
      const fades = transitionProperty === 'opacity';
      return animationName !== 'none' || (transitionDuration !== '0s' && !fades);
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
