import type { Locator } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { expect, test, visit } from './visit.ts';

const INTRODUCTION = '/x/introduction/';
const BARS = '/x/react-charts/bars/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a click on the copy button of a block copies its text and says so for two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  const button = block.getByRole('button', { name: 'Copy' });
  await button.click();
  const copied = block.getByRole('button', { name: 'Copied' });
  await expect(copied).toHaveAttribute('data-copied', 'true');
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await clipboardText(page)).toBe(await block.locator('pre').textContent());
  await page.clock.runFor(2000);
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('data-copied');
});

/** A button that is drawn, but not to be seen, counts as visible: so this looks at what is painted. */
test.describe('the copy button of a block is seen', () => {
  test('at rest, under the pointer, with the focus and while it says Copied', async ({ page }) => {
    await visit(page, '/x/experiments/docs/');
    const blocks = page.locator('.doc > .code:has(> .copy)');
    expect(await blocks.count()).toBeGreaterThan(3);
    for (const block of await blocks.all()) {
      await expectPainted(block.locator('.copy'));
    }
    const button = blocks.first().locator('.copy');
    const atRest = await colourOf(button);
    await blocks.first().hover({ position: { x: 5, y: 5 } });
    await expectPainted(button);
    await button.hover();
    await expect.poll(() => colourOf(button)).not.toBe(atRest);
    await page.mouse.move(0, 0);
    await expect.poll(() => colourOf(button)).toBe(atRest);
    await blocks.first().locator('pre').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expectPainted(button);
    await expect.poll(() => colourOf(button)).not.toBe(atRest);
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
    await expectPainted(button);
  });

  test('by a finger, and it covers the end of no line', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      baseURL: test.info().project.use.baseURL ?? '',
    });
    const page = await context.newPage();
    await visit(page, '/x/introduction/');
    const block = page.locator('.code:visible').first();
    await expectPainted(block.locator('.copy'));
    const gap = await block.evaluate((element) => {
      const pre = element.querySelector('pre');
      pre?.scrollTo(pre.scrollWidth, 0);
      const range = document.createRange();
      range.selectNodeContents(pre?.querySelector('code') ?? element);
      const ends = [...range.getClientRects()].map(({ right }) => right);
      return (
        (element.querySelector('.copy')?.getBoundingClientRect().left ?? 0) - Math.max(...ends)
      );
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  test('where lines end, also in a page from right to left', async ({ page }) => {
    await visit(page, '/x/experiments/docs/');
    await page.evaluate(() => (document.documentElement.dir = document.body.dir = 'rtl'));
    const ofBlock = (block: Element) => {
      const button = block.querySelector('.copy')?.getBoundingClientRect();
      return block.getBoundingClientRect().right - (button?.right ?? 0);
    };
    for (const block of await page.locator('.doc > .code:has(> .copy)').all()) {
      expect(await block.evaluate(ofBlock)).toBeLessThan(12);
    }
  });
});

test('Ctrl + C over a block copies it while nothing is selected, and leaves a selection to the browser', async ({
  page,
}) => {
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  await expect(block.locator('.copy')).toHaveAttribute('data-keys', 'Ctrl + C');
  await page.keyboard.press('Control+c');
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toBe(await block.locator('pre').textContent());

  const second = page.locator('.doc > .code').nth(1);
  await second.hover();
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    document.getSelection()?.selectAllChildren(heading ?? document.body);
  });
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboardText(page)).toBe(await page.locator('h1').textContent());
  await expect(second.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('code that has the focus is copied by the keyboard alone, also that of a demo', async ({
  page,
}) => {
  await visit(page, BARS);
  const source = page.locator('#Stacks .source');
  await source.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  await expect(source.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toContain('export default function Stacks()');
});

test('a direct load with an anchor, and a block in tabs that was not there before, copy too', async ({
  page,
}) => {
  await visit(page, `${BARS}#stacking`);
  await page.locator('.pager [rel="next"]').click();
  await expect(page).not.toHaveURL(/\/bars\//);
  await visit(page, `${INTRODUCTION}#plans`);
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  const panel = page.getByRole('tabpanel').first();
  await panel.locator('pre').hover();
  await page.keyboard.press('Control+c');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toContain('yarn add');
});

test('each import line of the reference is copied for itself', async ({ page }) => {
  await visit(page, '/x/api/charts/bar-chart/');
  await page.getByText('Other import paths').click();
  await page.getByRole('button', { name: 'Copy line 2' }).click();
  expect(await clipboardText(page)).toBe(await page.locator('.lines code').nth(1).textContent());
  await expect(page.getByRole('button', { name: 'Copy line 2' })).toHaveText('Copied');
});

test('a refused clipboard changes nothing and logs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, '/x/experiments/docs/');
  const block = page.locator('.doc > .code').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await page.keyboard.press('Control+c');
  await expect(block.locator('.copy')).toHaveText('Copy');
});

function colourOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).color);
}

/** Expects that a part is opaque, large enough to be hit, and that nothing lies over it. */
async function expectPainted(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const painted = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const above: Element[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      above.push(node);
    }
    const styles = above.map((node) => getComputedStyle(node));
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      opacity: styles.reduce((product, { opacity }) => product * Number(opacity), 1),
      isLarge: box.width >= 24 && box.height >= 24,
      isOnTop: middle === element,
    };
  });
  expect(painted).toEqual({ opacity: 1, isLarge: true, isOnTop: true });
}
