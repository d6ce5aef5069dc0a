import { expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter.node.ts';

const lead = 'title: Bars\ndescription: How tall they are.';

test('title and description are enough', () => {
  expect(readFrontMatter(lead, 'bars.md')).toEqual({
    title: 'Bars',
    description: 'How tall they are.',
    components: [],
  });
});

test('product and components are kept', () => {
  const yaml = `${lead}\nproduct: charts\ncomponents: [BarChart, BarPlot]`;
  expect(readFrontMatter(yaml, 'bars.md')).toMatchObject({
    product: 'charts',
    components: ['BarChart', 'BarPlot'],
  });
});

test('a description may have 160 characters', () => {
  const description = 'x'.repeat(160);
  const yaml = `title: Bars\ndescription: ${description}`;
  expect(readFrontMatter(yaml, 'bars.md')).toMatchObject({ description });
});

test.each<[string, string | undefined, string]>([
  [
    'no front matter',
    undefined,
    'bars.md:1 has no front matter. Start it with --- and a title and a description, then ---.',
  ],
  ['an empty one', '', 'bars.md:1 has no title in its front matter. Write title: and a text.'],
  ['a list', '- a', 'bars.md:1 has no title in its front matter. Write title: and a text.'],
  [
    'aliases that are no list of anchors',
    `${lead}\naliases: two words`,
    'bars.md:1 has aliases that are not a list of anchors. Write aliases: [old-anchor].',
  ],
  [
    'no title',
    'description: a',
    'bars.md:1 has no title in its front matter. Write title: and a text.',
  ],
  [
    'a title that is a number',
    'title: 5\ndescription: a',
    'bars.md:1 has no title in its front matter. Write title: and a text.',
  ],
  [
    'no description (behaviour 11)',
    'title: Bars',
    'bars.md:1 has no description in its front matter. Write description: and a text.',
  ],
  [
    'a blank description',
    'title: Bars\ndescription: "  "',
    'bars.md:1 has no description in its front matter. Write description: and a text.',
  ],
  [
    'a description of 161 characters',
    `title: Bars\ndescription: ${'x'.repeat(161)}`,
    'bars.md:1 has a description of 161 characters. Shorten it to 160.',
  ],
  [
    'an unknown field',
    `${lead}\nauthor: Ann`,
    'bars.md:1 has the unknown front matter field "author". Use title, description, product, components, aliases.',
  ],
  [
    'an unknown product',
    `${lead}\nproduct: chart`,
    'bars.md:1 names the unknown product "chart". Use data-grid, date-pickers, charts, tree-view, or leave it out.',
  ],
  [
    'components that are no list',
    `${lead}\ncomponents: BarChart`,
    'bars.md:1 has components that are not a list of names. Write components: [DataGrid].',
  ],
  [
    'components that are no names',
    `${lead}\ncomponents: [1]`,
    'bars.md:1 has components that are not a list of names. Write components: [DataGrid].',
  ],
  [
    'a key that stands twice',
    `${lead}\ntitle: Again`,
    'bars.md:4 has broken front matter: Map keys must be unique. Mend the YAML.',
  ],
  [
    'YAML that does not parse',
    `title: Bars\ndescription: "open`,
    'bars.md:3 has broken front matter: Missing closing "quote. Mend the YAML.',
  ],
])('stops at %s', (_case, yaml, sentence) => {
  expect(() => readFrontMatter(yaml, 'bars.md')).toThrow(new Error(sentence));
});
