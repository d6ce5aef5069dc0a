import { expect, type Page } from '@playwright/test';

/** Turns the page from right to left, as a visitor does in the settings. */
export async function mirror(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}
