import type { Locator, Page } from '@playwright/test';
import { mirror } from './mirror.ts';
import { expect, test, visit } from './visit.ts';

/** Every kind of element, for tests: its text changes with none of the documents. */
const ELEMENTS = '/x/experiments/docs/';
const REFERENCE = '/x/api/tree-view/tree-item/';

type Look = { width: number; mode: 'light' | 'dark'; isMirrored: boolean };
type Part = {
  address: string;
  open?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
};

const LOOKS: Record<string, Look> = {
  light: { width: 1280, mode: 'light', isMirrored: false },
  dark: { width: 1280, mode: 'dark', isMirrored: false },
  phone: { width: 360, mode: 'light', isMirrored: false },
  rtl: { width: 1280, mode: 'light', isMirrored: true },
};

/** What of the shell a reader sees on nearly every page. */
const PARTS: Record<string, Part> = {
  header: { address: ELEMENTS, find: (page) => page.locator('header.top') },
  contents: {
    address: ELEMENTS,
    find: (page) => page.locator('.contents-bar:visible, .contents:visible').first(),
  },
  callout: { address: ELEMENTS, find: (page) => page.locator('.note.warning') },
  code: { address: ELEMENTS, find: (page) => page.locator('.code:has(.code-title)') },
  tabs: {
    address: ELEMENTS,
    find: (page) => page.locator('.tabs[data-group="pricing-plan"]'),
  },
  table: { address: ELEMENTS, find: (page) => page.locator('.doc .table').first() },
  tools: { address: ELEMENTS, find: (page) => page.locator('.demo .source').first() },
  feedback: { address: ELEMENTS, find: (page) => page.locator('.feedback') },
  filter: { address: REFERENCE, find: (page) => page.locator('.api > .bar').first() },
  row: { address: REFERENCE, find: (page) => page.locator('#prop-disabled') },
  search: {
    address: REFERENCE,
    open: (page) => page.keyboard.press('/'),
    find: (page) => page.getByRole('dialog').filter({ has: page.getByRole('combobox') }),
  },
  settings: {
    address: REFERENCE,
    open: (page) => page.getByRole('button', { name: 'Open settings' }).click(),
    find: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
};

for (const [look, { width, mode, isMirrored }] of Object.entries(LOOKS)) {
  test(`the parts of the shell look as they were meant to: ${look}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('mui-mode', chosen), mode);
    let shown: string | undefined;
    for (const [name, { address, open, find }] of Object.entries(PARTS)) {
      if (shown !== address) {
        await visit(page, address);
        if (isMirrored) {
          await mirror(page);
        }
        await page.evaluate(async () => {
          await document.fonts.ready;
          document.documentElement.classList.add('fonts'); // a first visit keeps others where a line would break elsewhere
        });
        shown = address;
      }
      await open?.(page);
      await expect
        .soft(find(page))
        .toHaveScreenshot(`${look}-${name}.png`, { mask: [page.getByText(/demos follow/)] }); // a number that grows
      if (open) {
        await page.keyboard.press('Escape');
      }
    }
  });
}
