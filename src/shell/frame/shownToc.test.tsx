// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readToc, tocOf } from './shownToc.ts';
import { Toc } from './Toc.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';

afterEach(cleanup);

const entries = [
  { id: 'props', text: 'Props', depth: 2 },
  { id: 'prop-checkboxSelectionVisibleOnly', text: 'checkboxSelectionVisibleOnly', depth: 3 },
  { id: '✅-renamed', text: '✅ Renamed', depth: 2 },
];
const loaded = { pathname: '/x/a', entries };

test('the contents list that is drawn is read as it was', () => {
  history.replaceState(null, '', '/x/a/');
  render(
    <I18nProvider>
      <Toc entries={entries} />
    </I18nProvider>,
  );
  expect(readToc(document)).toEqual(loaded);
});

test('the page that was loaded has the list that is shown, others that of their record', () => {
  const toc = [{ id: 'b', text: 'B', depth: 2 }];
  expect(tocOf({ pathname: '/x/a', toc: [] }, loaded)).toBe(entries);
  expect(tocOf({ pathname: '/x/a', toc }, loaded)).toBe(toc);
  expect(tocOf({ pathname: '/x/b', toc }, loaded)).toBe(toc);
  expect(tocOf({ pathname: '/x/b', toc: [] }, loaded)).toEqual([]);
});
