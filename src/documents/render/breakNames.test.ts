import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakNames } from './breakNames.node.ts';
import { element } from '#src/documents/directives/elements.node.ts';

/** A table whose first row has as many heads, and whose second holds what is tried in one of its cells. */
function drawn(inside: 'code' | 'b', value: string, { columns = 2, column = 0 } = {}): string {
  const tried = element(inside, {}, [element('a', { href: '#' }, [{ type: 'text', value }])]);
  const row = (name: string, content: (index: number) => ElementContent[]) =>
    element(
      'tr',
      {},
      Array.from({ length: columns }, (_, index) => element(name, {}, content(index))),
    );
  const tree: Root = {
    type: 'root',
    children: [
      element('table', {}, [
        element('thead', {}, [row('th', () => [])]),
        element('tbody', {}, [row('td', (index) => (index === column ? [tried] : []))]),
      ]),
    ],
  };
  breakNames(tree);
  return toHtml(tried);
}

test('a long name in a table breaks between its parts, in a link too', () => {
  expect(drawn('code', 'theme.mixins.MuiDataGrid.containerBackground')).toBe(
    '<code><a href="#">theme.<wbr>mixins.<wbr>Mui<wbr>Data<wbr>Grid.<wbr>container<wbr>Background</a></code>',
  );
  expect(drawn('code', 'GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD')).toContain(
    'GRID_<wbr>ROW_<wbr>GROUPING_<wbr>SINGLE_<wbr>GROUPING_<wbr>FIELD',
  );
});

test('the column that stays while a wide table scrolls has less room', () => {
  const name = 'onItemSelectionToggle';
  expect(drawn('code', name, { columns: 4 })).toContain('on<wbr>Item<wbr>Selection<wbr>Toggle');
  expect(drawn('code', name, { columns: 4, column: 1 })).toContain(name);
  expect(drawn('code', name, { columns: 3 })).toContain(name);
  expect(drawn('code', 'disableSelection', { columns: 4 })).toContain('disableSelection');
});

test.each([
  ['a name that fits', 'code', 'checkboxSelectionVisibleOnly'],
  ['what is no name', 'b', 'theme.mixins.MuiDataGrid.containerBackground'],
  ['a type, which breaks at its spaces', 'code', '(event, itemId, isSelected) => void'],
] as const)('%s stays whole', (_what, inside, text) => {
  expect(drawn(inside, text)).toBe(
    toHtml(element(inside, {}, [element('a', { href: '#' }, [{ type: 'text', value: text }])])),
  );
});

test('a name outside of tables stays whole', () => {
  const value = 'theme.mixins.MuiDataGrid.containerBackground';
  const tree: Root = {
    type: 'root',
    children: [element('p', {}, [element('code', {}, [{ type: 'text', value }])])],
  };
  breakNames(tree);
  expect(toHtml(tree)).toBe(`<p><code>${value}</code></p>`);
});
