import { expect, test } from 'vitest';
import { parseDocument } from './parseDocument.node.ts';

const LEAD = '---\ntitle: Bars\ndescription: How tall they are.\n---\n\n';

test('only headings of the second and third level stand in the contents list, without what follows them', () => {
  const { toc } = parseDocument(
    `${LEAD}## Stacks :pro[]\n\n### Gap {#gap}\n\n#### Deep\n\n## Stacks of two`,
    'bars.md',
  );
  expect(toc).toEqual([
    { id: 'stacks-', text: 'Stacks', depth: 2 },
    { id: 'gap', text: 'Gap', depth: 3 },
    { id: 'stacks-of-two', text: 'Stacks of two', depth: 2 },
  ]);
});

test('headings of one text get anchors of their own', () => {
  const { anchors } = parseDocument(`${LEAD}## Props\n\n## Props`, 'bars.md');
  expect([...anchors]).toEqual(['main-content', 'props', 'props-1']);
});

test('aliases stand behind a heading or in the front matter, and are no anchors of their own', () => {
  const lead = LEAD.replace('\n---\n\n', '\naliases: [bars, ✅-bars]\n---\n\n');
  const { anchors, aliases, toc } = parseDocument(
    `${lead}## Sizes {aliases="size bar-size"}\n\n### Gap {#space aliases="gap"}`,
    'bars.md',
  );
  expect(anchors).toEqual(['main-content', 'sizes', 'space']);
  expect(aliases).toEqual(['bars', '✅-bars', 'size', 'bar-size', 'gap']);
  expect(toc.map(({ text }) => text)).toEqual(['Sizes', 'Gap']);
});

test.each([
  ['::hint', 'bars.md:6: The directive ":hint" is not known. Use note, tip,'],
  [':::demo\n:::', 'bars.md:6: "demo" is written with other colons. Write ::demo.'],
  [
    '::demo{title="Bars"}',
    'bars.md:6: :demo does not know the attribute "title". Use name, height,',
  ],
])('a document with %j stops the build with the line', (text, message) => {
  expect(() => parseDocument(LEAD + text, 'bars.md')).toThrow(message);
});
