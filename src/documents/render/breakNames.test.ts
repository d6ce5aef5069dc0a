import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakNames } from './breakNames.node.ts';
import { element } from '#src/documents/directives/elements.node.ts';

function drawn(place: string, inside: 'code' | 'b', value: string): string {
  const link = element('a', { href: '#' }, [{ type: 'text', value }]);
  const tree: Root = {
    type: 'root',
    children: [element(place, {}, [element(inside, {}, [link])])],
  };
  breakNames(tree);
  return toHtml(tree);
}

test('a long name in a table breaks between its parts, in a link too', () => {
  expect(drawn('td', 'code', 'theme.mixins.MuiDataGrid.containerBackground')).toBe(
    '<td><code><a href="#">theme.<wbr>mixins.<wbr>Mui<wbr>Data<wbr>Grid.<wbr>container<wbr>Background</a></code></td>',
  );
});

test.each([
  ['a name that fits', 'td', 'code', 'checkboxSelectionVisibleOnly'],
  ['a name outside of tables', 'p', 'code', 'theme.mixins.MuiDataGrid.containerBackground'],
  ['what is no name', 'td', 'b', 'theme.mixins.MuiDataGrid.containerBackground'],
] as const)('%s stays whole', (_what, place, inside, text) => {
  expect(drawn(place, inside, text)).toBe(
    `<${place}><${inside}><a href="#">${text}</a></${inside}></${place}>`,
  );
});
