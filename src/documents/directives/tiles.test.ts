import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { element } from './elements.node.ts';
import { tiles } from './tiles.node.ts';

const heading = (id: string) => element('h2', { id }, []);
const paragraph = element('p', {}, []);

function htmlOf(children: Parameters<typeof element>[2]): string {
  return toHtml(tiles.html({ attributes: {}, label: '', children }));
}

test('each heading among tiles begins one', () => {
  expect(htmlOf([heading('a'), paragraph, heading('b'), paragraph, paragraph])).toBe(
    '<div class="tiles"><section><h2 id="a"></h2><p></p></section><section><h2 id="b"></h2><p></p><p></p></section></div>',
  );
});

test('tiles without a second heading are refused', () => {
  expect(() => htmlOf([heading('a'), paragraph])).toThrow(
    ':::tiles needs two or more headings, one for each tile. Write them.',
  );
});
