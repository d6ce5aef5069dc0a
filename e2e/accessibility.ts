import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';
import { expect } from './visit.ts';

type Violation = { rule: string; demo: string; html: string; reason: string };

export const EVERYTHING: RunOnly = {
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
    rules: ['empty-table-header'],
    html: /^<div [^>]*(MuiDataGrid-columnHeader--(emptyGroup|filter)|data-field="__reorder__"|data-fields="\|-__row_group_by_col)/,
    because:
      'a Data Grid has headers without a text above columns without a group and handles, and filters of columns that have none',
  },
  {
    rules: ['aria-required-children'],
    html: /^<div (class="MuiDataGrid-(main|virtualScrollerRenderZone) |data-id="auto-generated-skeleton-row-|role="row" aria-rowindex="1" class="MuiDataGrid-row--borderBottom )/,
    because:
      'a Data Grid puts panels and skeletons among its rows, its skeletons into rows, and keeps the row of headers without a column',
  },
  {
    rules: ['scrollable-region-focusable'],
    html: /^<ul class="MuiChartsLegend-root /,
    because: 'a legend of charts that scrolls has no prop for a tab stop; Chromium gives it one',
  },
  {
    rules: ['label', 'aria-conditional-attr'],
    html: /^<input [^>]*data-indeterminate=/,
    because: 'a Tree Item draws its checkbox without a name (the item has it) and sets it to mixed',
  },
  {
    rules: ['color-contrast'],
    html: /^<p [^>]*MuiDayCalendar-weekNumber/,
    because: 'a calendar writes the numbers of weeks in the colour of disabled text',
  },
  {
    rules: ['color-contrast'],
    html: /^<div class="MuiDataGrid-footerCell /,
    because: 'a Data Grid writes its totals in the dark primary colour, in dark mode too',
  },
  {
    rules: ['color-contrast'],
    html: /^<li class="[^"]*Mui-disabled [^"]*MuiDigitalClock-item/,
    because: 'a disabled Digital Clock does not tell assistive technology that its options are',
  },
  {
    rules: ['aria-valid-attr-value'],
    html: /^<span [^>]*aria-valuenow="NaN"[^>]*role="spinbutton"/,
    because: 'a field with the digits of another script says that the value of its sections is NaN',
  },
  {
    rules: ['label-content-name-mismatch'],
    html: /^<li [^>]*MuiMultiSectionDigitalClockSection-item/,
    because: 'a Multi Section Digital Clock names the option 02 “2 hours”',
  },
  {
    rules: ['label-content-name-mismatch'],
    html: /^<button [^>]*aria-label="Show filters"/,
    because: 'the filter button of the deprecated toolbar has the count of its badge in its text',
  },
  {
    rules: ['label-content-name-mismatch'],
    html: /^<button class="MuiDataGrid-collapsibleTrigger /,
    because:
      'the pivot panel names its sections shorter than they read, with the count of their fields',
  },
  {
    rules: ['aria-prohibited-attr'],
    html: /^<div aria-label="Detail panel toggle"/,
    because: 'a Data Grid names the header above the toggles of detail panels, which has no role',
  },
  {
    rules: ['heading-order'],
    html: /^<h4 [^>]*MuiDatePickerToolbar-title/,
    because: 'the toolbar of a static Date Picker has its date as an h4',
  },
  {
    rules: ['heading-order'],
    html: /^<h5 class="MuiTypography-root MuiTypography-h5 [^>]*>&nbsp;–&nbsp;</,
    because: 'the toolbar of a static Date Range Picker has the dash between its dates as an h5',
  },
];

const axeSource = readFileSync(
  createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Looks at the whole page in light, and at its colours in dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await findViolations(page, EVERYTHING), 'in light').toEqual([]);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(await findViolations(page, COLOURS), 'in dark').toEqual([]);
}

/** What axe finds on a page that its own code can mend. */
export async function findViolations(page: Page, runOnly: RunOnly): Promise<Violation[]> {
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
