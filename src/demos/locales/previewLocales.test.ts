import { expect, test } from 'vitest';
import { isPreviewLocale, loadLocale, localesOf } from './previewLocales.ts';

test.each([
  ['/x/react-data-grid/column-definition', ['de', 'es', 'fr', 'he', 'ja']],
  ['/x/react-date-pickers/date-picker', ['de', 'es', 'fr', 'he', 'ja']],
  ['/x/react-charts/bars', ['fr']],
  ['/x/react-tree-view/rich-tree-view/selection', []],
  ['/x/introduction', []],
])('the components of %s know these languages: %j', (pathname, locales) => {
  expect(localesOf(pathname)).toEqual(locales);
});

test('a language brings texts for every component, and the words of its dates', async () => {
  const { localeTheme } = await loadLocale('de');
  const components = localeTheme.flatMap((options) =>
    'components' in options ? Object.keys(options.components as object) : [],
  );
  expect(components).toEqual(
    expect.arrayContaining(['MuiTablePagination', 'MuiDataGrid', 'MuiLocalizationProvider']),
  );
  expect(await loadLocale(undefined)).toEqual({ localeTheme: [] });
});

test.each(['xx', '', 'toString'])('"%s" is none of the languages', (text) => {
  expect(isPreviewLocale(text)).toBe(false);
});
