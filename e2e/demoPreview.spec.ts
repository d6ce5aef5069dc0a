import type { FrameLocator, Locator, Page } from '@playwright/test';
import { EVERYTHING, findViolations } from './accessibility.ts';
import { listenForBreaches } from './breaches.ts';
import { clipboardText } from './clipboard.ts';
import { editDemo } from './editing.ts';
import { listenForShifts } from './shifts.ts';
import { expect, test, visit } from './visit.ts';

const BARS = '/x/react-charts/bars/';
const PICKER = '/x/react-date-pickers/date-picker/';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

async function openPanel(page: Page, demo: Locator): Promise<Locator> {
  await demo.getByRole('button', { name: 'Preview' }).click();
  const panel = page.getByRole('dialog', { name: /^Preview of / });
  await expect(panel).toBeVisible();
  return panel;
}

async function choose(panel: Locator, group: string, choice: string): Promise<void> {
  await panel
    .getByRole('group', { name: group })
    .getByRole('radio', { name: choice, exact: true })
    .check({ force: true });
}

/** What stands in the frame that covers the stage of a demo. */
async function covering(demo: Locator): Promise<FrameLocator> {
  await expect(demo.locator('.preview-stage[data-covers]')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(1);
  return demo.frameLocator('iframe');
}

function widthOf(demo: Locator): Promise<number> {
  return demo.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width);
}

test('one demo is dark and from right to left, while the site and the other demos stay as they are', async ({
  page,
}) => {
  const breaches = await listenForBreaches(page);
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('.stage-root svg').first()).toBeVisible();
  const panel = await openPanel(page, demo);
  const before = await demo.boundingBox();
  const shifts = await listenForShifts(page);

  await choose(panel, 'Mode', 'Dark');
  const dark = await covering(demo);
  await expect(dark.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(dark.locator('svg').first()).toBeVisible();
  await expect(demo.locator('.stage-root')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).not.toBe('dark');

  await choose(panel, 'Direction', 'Right to left');
  await expect(demo.frameLocator('iframe').last().locator('html')).toHaveAttribute('dir', 'rtl');
  const mirrored = await covering(demo);
  await expect(mirrored.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await demo.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);

  const button = demo.getByRole('button', { name: 'Preview' });
  await expect(button).toHaveAccessibleDescription('Differs from the site: Dark, Right to left');
  await demo.getByRole('button', { name: 'As the site' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(button).toHaveAccessibleDescription('');
  await expect(panel.getByRole('radio', { name: 'Site' }).first()).toBeChecked();
  await expect(demo.locator('.stage-root')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
  expect(breaches).toEqual([]);
});

test('after its panel a demo says in what it differs from the site, and one press leads all of it back', async ({
  page,
}) => {
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  const before = await demo.boundingBox();
  await choose(panel, 'Mode', 'Dark');
  await choose(panel, 'Density', 'Dense');
  const content = await covering(demo);
  // It takes room that the frame leaves free: nothing moves, and nothing of the demo is cut off.
  await expect(demo.getByText('Differs from the site: Dark, Dense')).toBeVisible();
  expect((await demo.boundingBox())?.height).toBe(before?.height);
  expect(await content.locator('html').evaluate(isWhole)).toBe(true);
  await choose(panel, 'Width', '360 px');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const note = demo.getByText('Differs from the site: Dark, Dense, 360 px');
  await expect(note).toBeVisible();

  await demo.locator('.stage').getByRole('button', { name: 'As the site' }).click();
  await expect(note).toHaveCount(0);
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.locator('.stage-root')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
});

test('the width of a demo is chosen, moved by keys and drawn with the pointer', async ({
  page,
}) => {
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  await choose(panel, 'Width', '360 px');
  const content = await covering(demo);
  expect(await widthOf(demo)).toBe(360);
  expect(await content.locator('html').evaluate(() => window.innerWidth)).toBe(360);

  const handle = demo.getByRole('slider', { name: 'Width of Stacks' });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '370');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await widthOf(demo)).toBe(320);
  await page.keyboard.press('Home');
  expect(await widthOf(demo)).toBe(240);

  await drag(page, handle, 160);
  await expect(handle).toHaveText('400 px');
  expect(await widthOf(demo)).toBe(400);
  await drag(page, handle, 2000);
  await expect(demo.locator('iframe')).toHaveCount(0);
  const room = Number(await handle.getAttribute('aria-valuenow'));
  await drag(page, handle, -100);
  await covering(demo);
  expect(await widthOf(demo)).toBe(room - 100);
});

test('the matrix draws the demo in both modes and both directions; Escape closes it, also from inside', async ({
  page,
}) => {
  test.slow();
  const breaches = await listenForBreaches(page);
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  await panel.getByRole('button', { name: 'Matrix' }).click();
  const matrix = page.getByRole('dialog', { name: 'Stacks in each mode and direction' });
  await expect(matrix.locator('iframe')).toHaveCount(4);
  for (const [name, mode, dir] of [
    ['Light, Left to right', 'light', 'ltr'],
    ['Dark, Left to right', 'dark', 'ltr'],
    ['Light, Right to left', 'light', 'rtl'],
    ['Dark, Right to left', 'dark', 'rtl'],
  ]) {
    const frame = matrix.frameLocator(`iframe[title="Stacks: ${name}"]`);
    await matrix.locator(`iframe[title="Stacks: ${name}"]`).scrollIntoViewIfNeeded();
    await expect(frame.locator('.stage-root svg').first()).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', mode ?? '');
    await expect(frame.locator('html')).toHaveAttribute('dir', dir ?? '');
    await expect(frame.getByRole('link', { name: 'Back to its page' })).toHaveCount(0);
  }
  // Two by two, all of them in the window.
  const boxes = await matrix
    .locator('figure')
    .evaluateAll((figures) =>
      figures
        .map((figure) => figure.getBoundingClientRect())
        .map(({ x, y, bottom }) => ({ x, y, bottom })),
    );
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
  const { height = 0 } = page.viewportSize() ?? {};
  expect(boxes.filter(({ bottom }) => bottom > height)).toEqual([]);
  await matrix.frameLocator('iframe').first().locator('.stage-root').click();
  await page.keyboard.press('Escape');
  await expect(matrix).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
  expect(breaches).toEqual([]);
});

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`the matrix shows all of a demo four times at ${width} × ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await visit(page, BARS);
    const panel = await openPanel(page, page.locator('#Stacks'));
    await panel.getByRole('button', { name: 'Matrix' }).click();
    const frames = page.locator('.preview-matrix iframe');
    await expect(frames).toHaveCount(4);
    for (const frame of await frames.all()) {
      await expect(frame).not.toHaveAttribute('data-waiting');
      const content = frame.contentFrame().locator('html');
      await expect.poll(() => content.evaluate(isWhole)).toBe(true);
      const box = await frame.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });
}

test('on a phone the matrix has one frame below the other, each as high as its demo', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, BARS);
  const panel = await openPanel(page, page.locator('#Stacks'));
  await panel.getByRole('button', { name: 'Matrix' }).click();
  const first = page.locator('.preview-matrix iframe').first();
  await expect(first).not.toHaveAttribute('data-waiting');
  await expect.poll(() => first.contentFrame().locator('html').evaluate(isWhole)).toBe(true);
  const places = await page
    .locator('.preview-matrix figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().x));
  expect(new Set(places).size).toBe(1);
});

test('the whole window has the choices of a demo, its code and its address', async ({ page }) => {
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  await panel.getByRole('button', { name: 'Expand' }).click();
  const expanded = page.getByRole('dialog', { name: 'Stacks' });
  await expect(expanded.frameLocator('iframe').locator('.stage-root svg').first()).toBeVisible();

  await choose(expanded, 'Mode', 'Dark');
  await choose(expanded, 'Width', '360 px');
  const dark = expanded.frameLocator('iframe').last();
  await expect(dark.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(expanded.locator('iframe')).toHaveCount(1);
  expect(await widthOf(expanded)).toBe(360);

  const code = expanded.getByRole('group', { name: 'Code of Stacks' });
  await expect(code).toHaveText((await demo.locator('.source pre').textContent()) ?? '');
  await expanded.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboardText(page)).toContain('export default function Stacks()');

  const link = expanded.getByRole('link', { name: 'Open alone in a tab' });
  await expect(link).toHaveAttribute('href', /\/x\/demo\/\?page=.*&mode=dark&width=360$/);
  await expanded.getByRole('button', { name: 'Copy its address' }).click();
  await expect
    .poll(() => clipboardText(page))
    .toMatch(/^http.*\/x\/demo\/\?page=.*&mode=dark&width=360$/);

  await page.keyboard.press('Escape');
  await expect(expanded).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(demo.getByText('Differs from the site: Dark, 360 px')).toBeVisible();
});

test('a demo fills the whole window, and Escape gives the focus back', async ({ page }) => {
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  await panel.getByRole('button', { name: 'Expand' }).click();
  const expanded = page.getByRole('dialog', { name: 'Stacks' });
  await expect(expanded.frameLocator('iframe').locator('.stage-root svg').first()).toBeVisible();
  const { width = 0 } = (await expanded.locator('iframe').boundingBox()) ?? {};
  expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40);
  const drawn = await expanded.frameLocator('iframe').locator('.stage-root').boundingBox();
  expect(drawn?.width).toBeGreaterThan(width - 80);
  await expanded.frameLocator('iframe').locator('.stage-root').click();
  await page.keyboard.press('Escape');
  await expect(expanded).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
});

test('a demo by itself has its choices and its code, and leaves the mode of the site alone', async ({
  page,
}) => {
  await visit(page, '/x/demo/?page=react-charts%2Fbars&name=Stacks');
  const chart = page.locator('.stage-root svg').first();
  await expect(chart).toBeVisible();
  await page.getByRole('group', { name: 'Mode' }).getByText('Dark').click();
  await expect(page).toHaveURL(/[?&]mode=dark$/);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(chart).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBeNull();
  await page.getByRole('group', { name: 'Direction' }).getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await expect(chart).toBeVisible();

  await page.getByText('Code of Stacks').click();
  await expect(page.locator('.alone-code pre')).toContainText('export default function Stacks');
  await page.locator('.alone-code').getByRole('button', { name: 'Copy' }).click();
  expect(await clipboardText(page)).toContain("from '@mui/x-charts/BarChart'");
  expect(await findViolations(page, EVERYTHING)).toEqual([]);
});

test('the copied link shows the demo as it was, in its page and alone', async ({
  page,
  context,
}) => {
  test.slow();
  await visit(page, BARS);
  const demo = page.locator('#Stacks');
  const panel = await openPanel(page, demo);
  await choose(panel, 'Mode', 'Dark');
  await choose(panel, 'Direction', 'Right to left');
  await choose(panel, 'Width', '360 px');
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to the code' }).click();
  const link = await clipboardText(page);
  expect(link).toMatch(/#system-Stacks\.tsx&mode=dark&dir=rtl&width=360$/);

  const fresh = await context.newPage();
  await visit(fresh, `${link}&width=wide&nonsense=1`);
  const linked = fresh.locator('#Stacks');
  const content = await covering(linked);
  await expect(content.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(content.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await widthOf(linked)).toBe(360);
  await expect(linked.locator('.source pre')).toBeVisible();
  await expect(fresh.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');

  const opening = context.waitForEvent('page');
  await linked.getByRole('button', { name: 'More' }).click();
  await fresh.getByRole('menuitem', { name: 'Open alone in a tab' }).click();
  const opened = await opening;
  const address = opened.url();
  await opened.close();
  const alone = await context.newPage();
  await visit(alone, address);
  await expect(alone.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(await alone.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(360);
  await expect(alone.frameLocator('iframe').locator('.stage-root svg').first()).toBeVisible();
  await expect(alone.getByRole('link', { name: 'Back to its page' })).toHaveAttribute(
    'href',
    /&mode=dark&dir=rtl&width=360$/,
  );
});

test('a demo in its frame is drawn as at first again', async ({ page }) => {
  await visit(page, '/x/experiments/docs/');
  const demo = page.locator('#Counter');
  const panel = await openPanel(page, demo);
  await choose(panel, 'Mode', 'Dark');
  const button = (await covering(demo)).locator('.stage-root button').first();
  const before = await button.textContent();
  await button.click();
  await expect(button).not.toHaveText(before ?? '');
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reset the demo' }).click();
  await expect(button).toHaveText(before ?? '');
});

test('previews say that they leave an edit out', async ({ page }) => {
  await visit(page, '/x/experiments/docs/');
  const { demo, frame } = await editDemo(
    page,
    'Counter',
    'export default function Counter() {\n  return <output>Mine</output>;\n}',
  );
  await expect(frame.getByText('Mine')).toBeVisible();
  const panel = await openPanel(page, demo);
  const note = 'Your edit stands on the page and looks as the site does.';
  await expect(panel.getByText(note)).toBeVisible();
  await panel.getByRole('button', { name: 'Expand' }).click();
  const expanded = page.getByRole('dialog', { name: 'Counter' });
  await expect(expanded.getByText(note)).toBeVisible();
  await expect(expanded.frameLocator('iframe').getByRole('button')).toBeVisible();
  // The code of the page is that of the edit, which is not what is seen here.
  await expect(expanded.getByRole('group', { name: 'Code of Counter' })).toHaveCount(0);
});

test('dates are written in the language that is chosen', async ({ page }) => {
  await visit(page, PICKER);
  const demo = page.locator('.demo').first();
  const panel = await openPanel(page, demo);
  await choose(panel, 'Language', 'Deutsch');
  const content = await covering(demo);
  await expect(content.locator('html')).toHaveAttribute('lang', 'de');
  await expect(content.getByRole('button', { name: /Datum/ }).first()).toBeVisible();
  await content.getByRole('button', { name: /Datum/ }).first().click();
  await expect(content.getByRole('columnheader', { name: 'Mittwoch' })).toBeVisible();
});

test.describe('the panel', () => {
  test('is used by keys alone', async ({ page }) => {
    await visit(page, BARS);
    const demo = page.locator('#Stacks');
    await demo.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Preview of Stacks' });
    await expect(panel.getByRole('radio', { name: 'Site' }).first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await covering(demo);
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await expect(demo.getByRole('button', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('Shift+Tab'); // the code
    await page.keyboard.press('Shift+Tab'); // the way back
    await page.keyboard.press('Shift+Tab');
    await expect(demo.getByRole('slider', { name: 'Width of Stacks' })).toBeFocused();
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`is accessible in ${mode} on a phone, the demo in its frame and the matrix too`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: mode });
      await visit(page, BARS);
      const demo = page.locator('#Stacks');
      const panel = await openPanel(page, demo);
      await choose(panel, 'Density', 'Dense');
      await covering(demo);
      expect(await findViolations(page, EVERYTHING)).toEqual([]);
      const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      await panel.getByRole('button', { name: 'Matrix' }).click();
      await expect(page.locator('.preview-matrix iframe')).toHaveCount(4);
      await expect(page.locator('.preview-matrix iframe').first()).not.toHaveAttribute(
        'data-waiting',
      );
      expect(await findViolations(page, EVERYTHING)).toEqual([]);
      await page.keyboard.press('Escape');
      await (await openPanel(page, demo)).getByRole('button', { name: 'Expand' }).click();
      await expect(page.locator('.preview-room iframe')).not.toHaveAttribute('data-waiting');
      expect(await findViolations(page, EVERYTHING)).toEqual([]);
    });
  }

  test('has each label on one line with its choices, and says what its two ways lead to', async ({
    page,
  }) => {
    await visit(page, PICKER);
    const panel = await openPanel(page, page.locator('.demo').first());
    const apart = await panel.getByRole('group').evaluateAll((groups) =>
      groups.map((group) => {
        const [label, choice] = ['legend', 'label'].map((selector) => {
          const { top, height } =
            group.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return top + height / 2;
        });
        return Math.abs((label ?? 0) - (choice ?? 0));
      }),
    );
    expect(apart.length).toBe(5);
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.5);
    await expect(panel.getByText('Light and dark in both directions, at once')).toBeVisible();
    await expect(panel.getByText('The whole window, with the code')).toBeVisible();
  });

  test('the tools of a demo stand beside each other at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, BARS);
    const demo = page.locator('#Stacks');
    const summary = await demo.locator('summary').boundingBox();
    const copy = await demo.getByRole('button', { name: 'Copy' }).boundingBox();
    expect((summary?.x ?? 0) + (summary?.width ?? 0)).toBeLessThanOrEqual(copy?.x ?? 0);
  });
});

/** Whether a page shows all it has without being scrolled. */
function isWhole({ scrollHeight, scrollWidth, clientHeight, clientWidth }: HTMLElement): boolean {
  return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
}

/** Draws a handle sideways, in steps as a hand does. */
async function drag(page: Page, handle: Locator, way: number): Promise<void> {
  const box = await handle.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way / 2, y, { steps: 4 });
  await page.mouse.move(x + way, y, { steps: 4 });
  await page.mouse.up();
}
