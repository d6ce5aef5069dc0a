import type { Page } from '@playwright/test';

/** What the clipboard holds, pasted into a blank page: the site's own pages may not read it. */
export async function clipboardText(page: Page): Promise<string> {
  const paper = await page.context().newPage();
  await paper.setContent('<textarea></textarea>');
  const field = paper.locator('textarea');
  await field.press('Control+V');
  const text = await field.inputValue();
  await paper.close();
  await page.bringToFront();
  return text;
}
