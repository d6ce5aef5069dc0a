import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './visit.ts';

/** The parts of a demo that is edited. */
export type EditedDemo = {
  demo: Locator;
  /** Holds the editor; Escape leads to it. */
  area: Locator;
  editor: Locator;
  frame: FrameLocator;
  /** What there is to say of the edit. */
  note: Locator;
};

/** Finds the parts of a demo that is edited, whether they are there yet or not. */
export function editedParts(page: Page, name: string): EditedDemo {
  const demo = page.locator(`#${name}`);
  return {
    demo,
    area: demo.getByRole('group', { name: `Source of ${name}, can be edited` }),
    editor: demo.getByRole('textbox', { name: `Editor of ${name}` }),
    frame: demo.frameLocator('iframe'),
    note: demo.locator('.live-note p'),
  };
}

/** Opens the code and its editor as a visitor with a keyboard does. */
export async function startEditing(page: Page, demo: Locator): Promise<void> {
  await demo.locator('summary').focus();
  // What demos need is loaded when one comes near the window.
  await demo.locator('.edit-code').waitFor({ state: 'attached' });
  if (!(await demo.locator('.source pre').isVisible())) {
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  if ((await demo.locator('.files').count()) > 0) {
    await page.keyboard.press('Tab'); // the tab of its file
  }
  await expect(demo.locator('.source pre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
}

/** Puts a text in place of all that stands in an editor. */
export async function write(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Edits a demo into a text. */
export async function editDemo(page: Page, name: string, text: string): Promise<EditedDemo> {
  const parts = editedParts(page, name);
  await startEditing(page, parts.demo);
  await write(page, parts.editor, text);
  return parts;
}
