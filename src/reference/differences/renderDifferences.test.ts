import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Differences } from './differencesRecord.ts';
import { differencesFile } from './differencesFile.node.ts';
import { renderDifferences } from './renderDifferences.node.ts';

const step = { product: 'charts', from: 7 } as const;

function rendered(differences: Partial<Differences>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'differences-'));
  const whole: Differences = {
    product: 'charts',
    from: '7.29.1',
    to: '8.4.0',
    exports: { removed: [], added: [] },
    parts: [],
    ...differences,
  };
  writeFileSync(differencesFile(step, folder), JSON.stringify(whole));
  return renderDifferences(step, folder);
}

const part = { name: 'BarChart', removed: [], changed: [], added: [] };

test('says how to compute the list where there is none', () => {
  expect(renderDifferences(step, '/nowhere')).toMatch(
    /^<p>[^<]*npm run api:differences[^<]*<\/p>$/,
  );
});

test('names both versions, and folds each component by itself', () => {
  const html = rendered({ parts: [part, { ...part, name: 'LineChart' }] });
  expect(html).toContain('7.29.1 and 8.4.0');
  expect(html.match(/<details>/g)).toHaveLength(3);
});

test('links what the documented version has, and not what was removed', () => {
  const html = rendered({
    parts: [
      {
        ...part,
        removed: [{ group: 'prop', name: 'legend' }],
        added: [{ group: 'prop', name: 'hideLegend' }],
      },
    ],
  });
  expect(html).toContain('<a href="/x/api/charts/bar-chart/#prop-hideLegend">');
  expect(html).toContain('Props: <code>legend</code>');
  expect(html.indexOf('legend</code>')).toBeLessThan(html.indexOf('hideLegend'));
});

test('tells of a change only what changed, and escapes types', () => {
  const html = rendered({
    parts: [
      {
        ...part,
        name: 'Gone',
        changed: [
          {
            group: 'prop',
            name: 'series',
            before: { type: 'A<B>', required: true },
            after: { type: 'C', required: false },
          },
          { group: 'prop', name: 'gap', before: { default: '1' }, after: { default: '2' } },
        ],
      },
    ],
  });
  expect(html).toContain(
    '<li id="changed-Gone-prop-series"><code>series</code>: <code>A&lt;B&gt;</code>, required → <code>C</code>, optional</li>',
  );
  expect(html).toContain('<code>gap</code>: default <code>1</code> → default <code>2</code>');
});
