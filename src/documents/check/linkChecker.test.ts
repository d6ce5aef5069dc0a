import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareApi } from '#src/reference/read/readApi.node.ts';
import { linkChecker } from './linkChecker.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';

const bars = `---
title: Bars
description: How tall they are.
---

## Stacks

### Gap {#gap-playground}

::demo{name="Tall" height="300"}

::table{name="grid-api-scroll"}
`;

let content = '';
let check: (address: string) => void = () => {};

beforeAll(() => {
  prepareApi();
  content = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(content, 'react-charts/bars'), { recursive: true });
  writeFileSync(path.join(content, 'react-charts/bars/bars.md'), bars);
  check = linkChecker('/x/react-charts/bars', readDocuments(content));
}, 600_000);

afterAll(() => rmSync(content, { recursive: true }));

test.each([
  ['a page', '/x/react-charts/bars/'],
  ['a heading', '/x/react-charts/bars/#stacks'],
  ['a heading with its own anchor', '/x/react-charts/bars/#gap-playground'],
  ['a demo', '/x/react-charts/bars/#Tall'],
  ['the beginning of the text', '/x/react-charts/bars/#main-content'],
  ['an anchor of the page itself', '#stacks'],
  ['an anchor of a page that is not written yet', '/x/react-charts/lines/#area'],
  ['an API page', '/x/api/charts/bar-chart/'],
  ['a member of an API page', '/x/api/charts/bar-chart/#prop-layout'],
  ['a section of an API page', '/x/api/charts/bar-chart/#slots'],
  ['a section of an API index', '/x/api/charts/#interfaces'],
  ['a row of a generated table', '#property-scrollToIndexes'],
  ['a special page', '/x/experiments/docs/'],
])('a link may lead to %s', (_what, address) => {
  expect(() => check(address)).not.toThrow();
});

test.each([
  [
    'a page that is not in the tree',
    '/x/react-charts/bar/',
    'The link "/x/react-charts/bar/" leads to no page of the tree. Correct it; data/tree/pages.ts lists all pages.',
  ],
  [
    'a member that an API page does not have',
    '/x/api/charts/bar-chart/#prop-layuot',
    'The link "/x/api/charts/bar-chart/#prop-layuot" leads to no row or section of that page. Is it prop-layout?',
  ],
  [
    'a section that an API index does not have',
    '/x/api/tree-view/#interfaces',
    'The link "/x/api/tree-view/#interfaces" leads to no row or section of that page. Use one of main-content, components.',
  ],
  [
    'a group',
    '/x/react-data-grid-group/',
    'The link "/x/react-data-grid-group/" leads to no page of the tree. Correct it; data/tree/pages.ts lists all pages.',
  ],
  [
    'an address without its trailing slash',
    '/x/react-charts/bars',
    'The link "/x/react-charts/bars" lacks its trailing slash. Write /x/react-charts/bars/.',
  ],
  [
    'an address without its trailing slash, but with an anchor',
    '/x/react-charts/bars#stacks',
    'The link "/x/react-charts/bars#stacks" lacks its trailing slash. Write /x/react-charts/bars/.',
  ],
  [
    'an anchor that another page does not have',
    '/x/react-charts/bars/#stack',
    'The link "/x/react-charts/bars/#stack" leads to no heading or demo of that page. Use one of main-content, stacks, gap-playground, Tall, property-getScrollPosition, property-scroll, property-scrollToIndexes.',
  ],
  [
    'an anchor that the page itself does not have',
    '#gap',
    'The link "#gap" leads to no heading or demo of that page. Use one of main-content, stacks, gap-playground, Tall, property-getScrollPosition, property-scroll, property-scrollToIndexes.',
  ],
])('stops at %s', (_case, address, sentence) => {
  expect(() => check(address)).toThrow(new Error(sentence));
});
