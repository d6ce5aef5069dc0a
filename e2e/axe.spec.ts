import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';
import { ELEMENTS_PAGE, PENDING_PAGE, WRITTEN_PAGES } from './exportedPages.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, untilHydrated, visit } from './visit.ts';

type Violation = { rule: string; demo: string; html: string; reason: string };

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules whose answer depends on the mode. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Violations inside a component of the library that the code of a demo cannot mend. */
const NOT_OURS: readonly { rules: readonly string[]; html: RegExp; because: string }[] = [
  {
    rules: ['color-contrast'],
    html: /^<div style="position: absolute; pointer-events: none; .*>MUI X Missing license key/,
    because: 'the watermark of the paid packages without a licence key',
  },
  {
    rules: ['label', 'aria-conditional-attr'],
    html: /^<input [^>]*data-indeterminate=/,
    because: 'a Tree Item draws its checkbox without a name (the item has it) and sets it to mixed',
  },
  {
    rules: ['heading-order'],
    html: /^<h4 [^>]*MuiDatePickerToolbar-title/,
    because: 'the toolbar of a static Date Picker has its date as an h4',
  },
];

const axeSource = readFileSync(
  createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

// A colour on its way to another one would be measured on that way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...WRITTEN_PAGES, ELEMENTS_PAGE, PENDING_PAGE]) {
  test(`${address} is accessible in light and dark`, async ({ page }) => {
    await visit(page, address);
    await scrollPastDemos(page);
    await expectNoViolations(page);
  });
}

test('the page for an unknown address is accessible', async ({ page, trouble }) => {
  await page.goto('/x/no-such-page/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectNoViolations(page);
  expect(trouble.splice(0)).toEqual([
    expect.stringMatching(/^answered 404: .*\/x\/no-such-page\/$/),
    expect.stringContaining('status of 404'),
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the open drawer is accessible', async ({ page }) => {
    await visit(page, '/x/introduction/');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('#navigation')).toBeVisible();
    expect(await findViolations(page, EVERYTHING)).toEqual([]);
  });
});

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await findViolations(page, EVERYTHING), 'in light').toEqual([]);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(await findViolations(page, COLOURS), 'in dark').toEqual([]);
}

async function findViolations(page: Page, runOnly: RunOnly): Promise<Violation[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (how: object) => Promise<AxeResults> } };
    const results = await axe.run({ runOnly: only, resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary = '' }) => ({
        rule: id,
        demo: document.querySelector(String(target[0]))?.closest('.demo')?.id ?? 'the page itself',
        html,
        reason: failureSummary.split('\n')[1]?.trim() ?? '',
      })),
    );
  }, runOnly);
  return violations.filter(
    ({ rule, html }) =>
      !NOT_OURS.some((known) => known.rules.includes(rule) && known.html.test(html)),
  );
}
