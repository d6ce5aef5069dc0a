import { describe, expect, test } from 'vitest';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import {
  isStated,
  nearestSentence,
  readShownDemos,
  readStatements,
  rowsOf,
} from './statements.node.ts';

const DOCUMENT = `---
title: Bars
description: Bars of all sorts.
---

The \`title\` prop becomes *the* [name](/x/introduction/) of the
chart. It is optional: charts work without. See (10:30).

- Items of lists count; so do **halves**.

:::note[Pointer only]
Bars cannot be focused.
:::

## Several items

| key | effect |
| --- | --- |
| Shift+↓ | moves the \`focus\` |
| Home | focuses the first item |

::demo{name="Basic" height="300"}

## One item :pro[]

| key | effect |
| --- | --- |
| Home | focuses the first |

::demo{name="Plain" height="300" still}

:::tip
::playground{name="Play" component="BarChart" props="layout" height="300"}
:::

\`\`\`tsx
Code says nothing.
\`\`\`
`;
const { root } = parseDocument(DOCUMENT, 'bars.md');
const statements = readStatements(root);

describe('a document says', () => {
  test.each([
    ['a sentence without its marks', 'The title prop becomes the name of the chart.'],
    ['two sentences', 'The title prop becomes the name of the chart. It is optional:'],
    ['half a sentence behind a colon', 'charts work without.'],
    ['an item of a list', 'Items of lists count; so do halves.'],
    ['half of an item behind a semicolon', 'so do halves.'],
    ['the title of a note', 'Pointer only'],
    ['a note', 'Bars cannot be focused.'],
    ['a heading', 'Several items'],
    ['a heading with a chip', 'One item'],
    ['a cell', 'moves the focus'],
    ['a row', 'Shift+↓ | moves the focus'],
  ])('%s', (_what, quote) => {
    expect(isStated(quote, statements)).toBe(true);
  });

  test.each([
    ['words inside a sentence', 'prop becomes the name'],
    ['the end of a sentence', 'the name of the chart.'],
    ['its beginning', 'The title prop'],
    ['a sentence without its end', 'It is optional'],
    ['code', 'Code says nothing.'],
    ['cells of two rows', 'moves the focus | focuses the first item'],
  ])('but not %s', (_what, quote) => {
    expect(isStated(quote, statements)).toBe(false);
  });
});

test('the sentence that is meant is found by its words', () => {
  expect(nearestSentence('Bars can never be focused.', statements)).toEqual({
    text: 'Bars cannot be focused.',
    line: 12,
  });
  expect(nearestSentence('Something else entirely.', statements)).toBeUndefined();
});

test('rows are found by their first cell and the heading above them', () => {
  expect(rowsOf('Home', statements)).toHaveLength(2);
  expect(rowsOf('Home', statements, 'One item').map(({ text }) => text)).toEqual([
    'Home | focuses the first',
  ]);
  expect(rowsOf('Hom', statements)).toEqual([]);
});

test('demos are found with their lines and the word still', () => {
  expect(readShownDemos(root)).toEqual([
    { kind: 'demo', name: 'Basic', line: 22, isStill: false, isPlayground: false },
    { kind: 'demo', name: 'Plain', line: 30, isStill: true, isPlayground: false },
    { kind: 'demo', name: 'Play', line: 33, isStill: false, isPlayground: true },
  ]);
});
