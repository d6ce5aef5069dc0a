// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { CHANGE, MARKS } from '#src/reference/render/rowElement.ts';
import { drawnPlan } from '#test/drawnPlan.ts';

let plan: Element;
beforeAll(async () => {
  const { html, toc } = await drawnPlan();
  expect(toc).toEqual([{ id: 'plan', text: 'Plan an upgrade', depth: 2 }]);
  document.body.innerHTML = html;
  plan = document.querySelector('.plan')!;
});

const changesIn = (place: ParentNode) => [...place.querySelectorAll(CHANGE)];
const textsOf = (selector: string) =>
  [...plan.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

test('steps stand newest first, products as everywhere', () => {
  expect(textsOf('h3')).toEqual([
    'From v7 to v8',
    'From v6 to v7',
    'From v5 to v6',
    'From v4 to v5',
  ]);
  expect(textsOf('#from-v7 ~ section h4')).toEqual([
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  expect(textsOf('section > section h4')).toHaveLength(4 + 4 + 2 + 1);
});

test('every change of every guide is there, and leads to a section of the guide', () => {
  for (const guide of plan.querySelectorAll<HTMLAnchorElement>('h4 a')) {
    const changes = changesIn(guide.closest('section')!);
    const { file } = siteDocuments().get(guide.pathname.replace(/\/$/, ''))!;
    const [, table = ''] = /:::changes\n([^]+?)\n:::/.exec(readFileSync(file, 'utf8')) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| '));
    const headings = rows.filter((line) => /^\| [^|]+\| (?:\| )*\|$/.test(line));
    expect(changes).toHaveLength(rows.length - headings.length - 2);
    for (const link of changes.flatMap((row) => [...row.querySelectorAll('a')])) {
      expect(link.pathname).toMatch(/^\/x\//);
    }
  }
  expect(plan.querySelector('output')?.value).toBe(`${changesIn(plan).length} changes`);
});

test('a step says the one command of all its codemods, where there are any', () => {
  expect(textsOf('pre')).toEqual([
    'npx @mui/x-codemod@latest v8.0.0/preset-safe <path>',
    'npx @mui/x-codemod@latest v7.0.0/preset-safe <path>',
    'npx @mui/x-codemod@latest v6.0.0/preset-safe <path>',
  ]);
});

test('a change has the marks of its product and of each major that it concerns', () => {
  const marksBelow = (id: string) =>
    new Set(
      changesIn(document.getElementById(id)!.parentElement!).map((row) => row.getAttribute(MARKS)),
    );
  expect(marksBelow('from-v7')).toContain('charts v7 v6 v5 v4');
  expect(marksBelow('from-v5')).toEqual(new Set(['data-grid v5 v4', 'date-pickers v5 v4']));
});

test('what can be ticked has a value of its own', () => {
  const values = [...plan.querySelectorAll<HTMLInputElement>('td input')].map(({ value }) => value);
  expect(new Set(values).size).toBe(changesIn(plan).length);
});
