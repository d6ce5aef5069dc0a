import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { features } from '#data/content/react-data-grid/features/features.ts';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';

const FILE = 'data/content/react-data-grid/features/features.md';

/** Rows of the tables whose first cell is a link, below the heading they stand under: name, address, text, plan. */
function writtenFeatures(): string[] {
  const { root } = parseDocument(readFileSync(FILE, 'utf8'), FILE);
  const rows: string[] = [];
  let heading = '';
  visit(root, (node) => {
    if (node.type === 'heading') {
      heading = textOf(node).trim();
    }
    if (node.type === 'tableRow') {
      const [name, text, plan] = node.children;
      const [link] = name?.children ?? [];
      if (link?.type === 'link') {
        const [badge] = plan?.children ?? [];
        const word = badge?.type === 'textDirective' ? badge.name : textOf(plan).toLowerCase();
        rows.push([heading, textOf(link), link.url, textOf(text), word].join(' | '));
      }
    }
  });
  return rows;
}

test('the tables of the features page say what its grid says, feature by feature', () => {
  const shown = features.map(({ area, name, page, text, plan }) =>
    [area, name, page, text, plan.toLowerCase()].join(' | '),
  );
  expect(
    writtenFeatures(),
    `${FILE} and features.ts beside it differ: make both say the same.`,
  ).toEqual(shown);
});
