import { expect, test } from 'vitest';
import { pendingTables } from '#data/pending.ts';
import { renderTable } from './generatedTables.node.ts';

test('the table of packages lists each package of the library with the version the demos run on', () => {
  const html = renderTable('packages');
  expect(html).toMatch(/^<div class="table" tabindex="0" role="group" aria-label="Table"><table>/);
  expect(html).toContain('<th>Package</th><th>Version the demos run on</th>');
  expect(html).toMatch(/<td><code>@mui\/x-data-grid-pro<\/code><\/td><td>\d+\.\d+\.\d+<\/td>/);
});

test.each(pendingTables)('the table %s is said to be coming', (name) => {
  expect(renderTable(name)).toContain('is not ready yet');
});

test.each(['columns', ''])('stops at the unknown table "%s"', (name) => {
  expect(() => renderTable(name)).toThrow(
    new Error(
      `The generated table "${name}" is not known. Use packages, or list it in pendingTables of data/pending.ts.`,
    ),
  );
});
