import { expect, test } from 'vitest';
import type { Differences } from './differencesRecord.ts';
import { changesFinder, pageChanges } from './pageChanges.node.ts';

const differences: Differences = {
  product: 'charts',
  from: '7.29.1',
  to: '8.4.0',
  exports: { removed: [], added: ['FunnelChart'] },
  parts: [
    {
      name: 'BarChart',
      removed: [{ group: 'prop', name: 'legend' }],
      changed: [
        { group: 'prop', name: 'colors', before: { type: 'A' }, after: { type: 'B' } },
        { group: 'slot', name: 'bar', before: { default: 'A' }, after: { default: 'B' } },
      ],
      added: [{ group: 'prop', name: 'hideLegend' }],
    },
    {
      name: 'BarChartPro',
      removed: [],
      changed: [{ group: 'prop', name: 'colors', before: { type: 'A' }, after: { type: 'C' } }],
      added: [],
    },
  ],
};
const changesOf = changesFinder(differences, '/x/migration/migration-charts-v7');

test('a member that came with the major is new; one that changed leads to its line in the list; one that is gone has no row', () => {
  expect([...changesOf('BarChart').rows]).toEqual([
    ['prop-hideLegend', { kind: 'new' }],
    [
      'prop-colors',
      {
        kind: 'changed',
        href: '/x/migration/migration-charts-v7/#changed-BarChart-prop-colors',
      },
    ],
    [
      'slot-bar',
      { kind: 'changed', href: '/x/migration/migration-charts-v7/#changed-BarChart-slot-bar' },
    ],
  ]);
});

test('a variant has the changes of what it varies, and its own first', () => {
  const { rows } = changesOf('BarChartPro');
  expect(rows.get('prop-hideLegend')).toEqual({ kind: 'new' });
  expect(rows.get('prop-colors')).toMatchObject({
    href: expect.stringMatching(/BarChartPro-prop-colors$/) as string,
  });
});

test('of an export that is new as a whole no row is', () => {
  expect(changesOf('FunnelChart')).toEqual({ isNew: true, rows: new Map() });
  expect(changesOf('PieChart')).toEqual({ isNew: false, rows: new Map() });
});

test('the computed list of this site is read', () => {
  expect(pageChanges('charts', 'BarChart').rows.get('prop-hideLegend')).toEqual({ kind: 'new' });
});
