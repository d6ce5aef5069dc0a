import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ELEMENTS_PAGE, PENDING_PAGE, WRITTEN_PAGES } from './exportedPages.ts';
import { scrollPastDemos } from './stages.ts';
import { expect, test, untilHydrated, visit } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations inside a component of the library that no demo can mend: rule, where, and why. */
const NOT_OURS: readonly { rule: string; inside: RegExp; because: string }[] = [];

const axeSource = readFileSync(
  createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in the ${mode} mode`, () => {
    test.use({ colorScheme: mode });

    for (const address of [...WRITTEN_PAGES, ELEMENTS_PAGE, PENDING_PAGE]) {
      test(`${address} is accessible`, async ({ page }) => {
        await visit(page, address);
        await scrollPastDemos(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test('the page for an unknown address is accessible', async ({ page, trouble }) => {
      await page.goto('/x/no-such-page/');
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect(await findViolations(page)).toEqual([]);
      expect(trouble.splice(0)).toEqual([
        expect.stringMatching(/^answered 404: .*\/x\/no-such-page\/$/),
        expect.stringContaining('status of 404'),
      ]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the open drawer is accessible', async ({ page }) => {
    await visit(page, '/x/introduction/');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('#navigation')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isNotOurs(id, target.join(' ')))
      .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

function isNotOurs(rule: string, target: string): boolean {
  return NOT_OURS.some((known) => known.rule === rule && known.inside.test(target));
}
