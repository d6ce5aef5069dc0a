import type { Locator, Page } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { expect, test, visit } from './visit.ts';

const ROWS = '/x/react-tree-view/simple-tree-view/customization/';
const PICKER = '/x/react-date-pickers/date-picker/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function styling(demo: Locator, name: string): Locator {
  return demo.getByRole('group', { name: /^Styling of/ }).getByRole('button', { name });
}

/** Rows of the tree as they are laid out and painted, selected or not. */
async function looks(demo: Locator): Promise<string[]> {
  return demo.locator('.stage .MuiTreeItem-content').evaluateAll((rows) =>
    rows.map((row) => {
      const { borderInlineStart, borderRadius, paddingBlock } = getComputedStyle(row);
      const { height, width } = row.getBoundingClientRect();
      return [borderInlineStart, borderRadius, paddingBlock, height, width].join(' ');
    }),
  );
}

test('a styling chosen in the toolbar shows its code and its demo, which looks the same; the settings follow', async ({
  page,
}) => {
  test.slow();
  await visit(page, ROWS);
  const demo = page.locator('#RestyledRows');
  const root = demo.locator('.stage [role="tree"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(root).toBeVisible();
  const system = await looks(demo);
  const height = await demo.locator('.stage').evaluate((stage) => stage.clientHeight);
  await demo.locator('summary').click();
  await expect(demo.locator('.source pre')).toContainText('sx={{');

  await styling(demo, 'Tailwind CSS').click();
  await expect(demo.locator('.source pre')).toContainText('group/row');
  await expect(root.locator('[class~="group/row"]').first()).toBeVisible();
  await expect.poll(() => looks(demo)).toEqual(system);
  await expect(styling(demo, 'Tailwind CSS')).toHaveAttribute('aria-pressed', 'true');

  await styling(demo, 'Plain CSS').click();
  await expect(demo.locator('.source pre')).toContainText("from './RestyledRows.module.css'");
  await expect(root.locator('[class~="group/row"]')).toHaveCount(0);
  await expect.poll(() => looks(demo)).toEqual(system);
  expect(await demo.locator('.stage').evaluate((stage) => stage.clientHeight)).toBe(height);

  const drawer = await openSettings(page);
  await expect(drawer.getByRole('radio', { name: 'Plain CSS' })).toBeChecked();
  await drawer.getByRole('radio', { name: 'MUI System' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(styling(demo, 'MUI System')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.locator('.source pre')).toContainText('sx={{');
});

test("a class of Tailwind wins over Material UI's style of the same element", async ({ page }) => {
  await visit(page, `${ROWS}#tailwind-RestyledRows.tsx`);
  const row = page.locator('#RestyledRows .stage .MuiTreeItem-content').first();
  await expect(row).toHaveClass(/(^| )py-2( |$)/);
  await expect(row).toHaveCSS('padding-block', '8px');
  await expect(row).toHaveCSS('border-radius', '0px');
});

test('a link to the code in a styling opens it afresh, stores nothing, and a choice is kept', async ({
  page,
}) => {
  await visit(page, `${PICKER}#tailwind-FormStates.tsx`);
  const demo = page.locator('#FormStates');
  await expect(demo.locator('.source pre')).toBeVisible();
  await expect(demo.locator('.source pre')).toContainText('className="flex');
  await expect(demo).toBeInViewport();
  expect(await page.evaluate(() => document.cookie)).not.toContain('codeStyling');

  await styling(demo, 'Plain CSS').click();
  await page.goto(PICKER);
  await page.reload();
  await expect(styling(demo, 'Plain CSS')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain(
    'codeStyling=CSS',
  );
});

test('a demo in one styling stays as it is, and shows no choice of styling', async ({ page }) => {
  await visit(page, PICKER);
  const demo = page.locator('#DeliveryDay');
  await expect(demo.locator('.stage input')).toBeAttached();
  const code = await demo.locator('.source pre').textContent();
  const tools = await demo.locator('.tools').textContent();
  await demo.locator('.stage input').evaluate((input) => input.setAttribute('data-before', ''));
  await styling(page.locator('#FormStates'), 'Plain CSS').click();
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'CSS');
  await expect(demo.locator('.tools')).toHaveText(tools ?? '', { useInnerText: false });
  await expect(styling(demo, 'Plain CSS')).toHaveCount(0);
  await expect(demo.locator('.source pre')).toHaveText(code ?? '', { useInnerText: false });
  await expect(demo.locator('.stage input[data-before]')).toBeAttached();
});

test('the files of a demo are tabs, used by the keyboard, and the one in view is copied', async ({
  page,
}) => {
  await visit(page, `${PICKER}#css-FormStates.tsx`);
  const demo = page.locator('#FormStates');
  const tabs = demo.getByRole('tab');
  await expect(tabs.first()).toHaveText('FormStates.css.tsx');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  const second = tabs.nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const panel = demo.getByRole('tabpanel', { name: (await second.textContent()) ?? '' });
  await expect(panel).toBeVisible();
  await expect(demo.locator('.source pre:visible')).toHaveCount(1);
  await demo.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await clipboardText(page)).toBe(await panel.textContent());
  await page.keyboard.press('Escape');
  await second.focus();
  await page.keyboard.press('Home');
  await expect(demo.getByRole('tabpanel', { name: 'Source of FormStates' })).toBeVisible();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(tabs.first()).toHaveText('FormStates.css.jsx');
});

test('a file that does not arrive says so, and comes with the next press', async ({
  page,
  trouble,
}) => {
  await page.route('**/demo-files/**/*.txt', (route) => route.abort(), { times: 1 });
  await visit(page, `${PICKER}#css-FormStates.tsx`);
  const demo = page.locator('#FormStates');
  await demo.getByRole('tab').nth(1).click();
  await expect(demo.getByText('could not be loaded')).toBeVisible();
  await demo.getByRole('tab').nth(1).click();
  await expect(demo.getByText('could not be loaded')).toHaveCount(0);
  trouble.splice(0);
});

test('no styling breaks the rule of contents, in dark mode and right to left', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`refused: ${violatedDirective}`),
    );
  });
  await visit(page, ROWS);
  const demo = page.locator('#MailFolders');
  await demo.scrollIntoViewIfNeeded();
  await turnRightToLeft(page);
  const ends = () =>
    demo
      .locator('.stage .MuiTreeItem-content')
      .first()
      .evaluate((row) => {
        const { borderTopLeftRadius, borderTopRightRadius, color } = getComputedStyle(row);
        return [borderTopLeftRadius, borderTopRightRadius, color];
      });
  await expect.poll(async () => (await ends()).slice(0, 2)).toEqual(['18px', '0px']);
  const system = await ends();
  const tree = demo.locator('.stage [role="tree"]');
  for (const [name, looked] of [
    ['Tailwind CSS', /\bmax-w-80\b/],
    ['Plain CSS', /^(?!.*\bmax-w-80\b)/],
  ] as const) {
    await styling(demo, name).click();
    await expect(tree).toHaveClass(looked);
    await expect.poll(ends).toEqual(system);
  }
});

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

async function turnRightToLeft(page: Page): Promise<void> {
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await page.keyboard.press('Escape');
}
