import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePath } from './parsePath.ts';

/** Any text, lone surrogates included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

test.each([
  ['/x', 'x', null],
  ['/x/api', 'x', null],
  ['/x/react-', 'x', null],
  ['/x/guides/telemetry/', 'x', null],
  ['/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
  ['/x/react-chart-components/', 'x', 'x-chart-components'],
  ['/material-ui/', 'core', 'material-ui'],
  ['/joy-ui/react-button/', 'core', 'joy-ui'],
  ['/base-ui/react-button/', 'core', 'base-ui'],
  ['/system/', 'core', 'system'],
  ['/toolpad/', 'toolpad', 'toolpad-core'],
  ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
  ['/docs', 'docs', 'docs'],
  ['/versions', 'docs', 'docs'],
  ['/production-error?code=1', 'docs', 'docs'],
  ['/experiments/docs', 'docs-infra', 'docs-infra'],
  ['/experiments/docs/demo/', 'docs-infra', 'docs-infra'],
  ['/experiments/docsary/', null, null],
  ['/experiments/', null, null],
  ['/xylophone/', null, null],
  ['/constructor/', null, null],
  ['/', null, null],
])('%s is of the category %s and the product id %s', (path, category, productId) => {
  expect(parsePath(path)).toMatchObject({ category, productId });
});

test.each([
  ['/playground/', false],
  ['/playgrounds/', false],
  ['/zh/playground/a/', false],
  ['/x/playground/', false],
  ['/x/playground/data-grid/', false],
  ['/x/playgrounds/', true],
  ['/x/react-date-pickers/playground/', true],
  ['/x/introduction/#/playground', true],
])('%s is themed: %s', (path, themed) => {
  expect(parsePath(path).themed).toBe(themed);
});

test.each([
  ['/x/production-error/?code=12', 'docs', 'docs'],
  ['/x/experiments/docs/demo/', 'docs-infra', 'docs-infra'],
  ['/x/playground/', null, null],
  ['/x/onepirate/', 'x', null],
])('reads %s without its /x where rule 3a says so: %s, %s', (path, category, productId) => {
  expect(parsePath(path)).toMatchObject({ category, productId });
});

test('keeps the served address of a page that is read without its /x', () => {
  expect(parsePath('/x/playground').canonicalPath).toBe('/x/playground/');
});

test.each([
  ['/x/onepirate/', true],
  ['/getting-started/templates/onepirate/', true],
  ['/x/introduction/?ref=onepirate', false],
  ['/x/introduction/#onepirate', false],
])('%s needs the extra font: %s', (path, extraFont) => {
  expect(parsePath(path).extraFont).toBe(extraFont);
});

test.each([
  ['/blog', false],
  ['/blog/mui-x-v8/', false],
  ['/zh/blog/mui-x-v8/', false],
  ['/size-snapshot', false],
  ['/size-snapshot/', false],
  ['/blogs/', true],
  ['/x/blog/', true],
  ['/x/introduction/', true],
])('links to %s get a language prefix: %s', (path, localisable) => {
  expect(parsePath(path).localisable).toBe(localisable);
});

test('any text is a path', () => {
  fc.assert(
    fc.property(anyText, (path) => {
      expect(() => parsePath(path)).not.toThrow();
    }),
  );
});
