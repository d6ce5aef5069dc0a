import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AD_ROOM } from '#src/visitor/ads/draws.ts';
import { listPages, loadPage } from './loadPage.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';

const DEMO = 'export default function Tall() {\n  return <b>Tall</b>;\n}\n';

let content = '';

beforeAll(() => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeDocument('react-charts/heatmap', '::demo{name="Tall" height="300" still}\n', ['Tall']);
  writeDocument('react-charts/pie', 'No demo.\n', ['Forgotten']);
  writeDocument('experiments/docs', '::demo{name="Tall" height="300" still}\n', ['Tall']);
});

afterAll(() => rmSync(content, { recursive: true }));

function writeDocument(below: string, text: string, demos: string[]): void {
  const folder = path.join(content, below);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${path.basename(below)}.md`),
    `---\ntitle: Its own title\ndescription: Its lead.\n---\n\n## Part\n\n${text}`,
  );
  for (const demo of demos) {
    writeFileSync(path.join(folder, `${demo}.tsx`), DEMO);
  }
}

test('a written page holds its text, its contents and its place in the tree', async () => {
  const page = await loadPage('/x/react-charts/heatmap', readDocuments(content));
  expect(page).toMatchObject({
    pathname: '/x/react-charts/heatmap',
    kind: 'document',
    title: 'Its own title',
    description: 'Its lead.',
    product: 'charts',
    plan: 'pro',
    toc: [{ id: 'part', text: 'Part', depth: 2 }],
    identity: { name: 'Charts', version: '8.4.0' },
    hasDemos: true,
  });
  expect(page.versions.addresses.v6).toBe('https://v6.mui.com/x/react-charts/heat-map/');
  expect(page.html).toContain('data-demo="Tall"');
  expect(page.html.split(AD_ROOM)).toHaveLength(2);
  expect(page.breadcrumb.at(-1)?.title).toBeTruthy();
  expect(page.previous?.pathname).toMatch(/^\/x\/react-charts\//);
  expect(page.next?.pathname).toMatch(/^\/x\/react-charts\//);
});

test('a page outside the tree is special and has no neighbours', async () => {
  expect(await loadPage('/x/experiments/docs', readDocuments(content))).toMatchObject({
    kind: 'special',
    breadcrumb: [],
    hasDemos: true,
  });
});

test('a page of the tree without a document is refused', async () => {
  await expect(loadPage('/x/react-charts/lines', readDocuments(content))).rejects.toThrow(
    new Error(
      'There is no document for /x/react-charts/lines. Write data/content/react-charts/lines/lines.md.',
    ),
  );
});

test('stops at a demo file that its document does not show', async () => {
  const folder = `${content}/react-charts/pie`;
  await expect(loadPage('/x/react-charts/pie', readDocuments(content))).rejects.toThrow(
    new Error(
      `${folder}/Forgotten.tsx is shown nowhere. Add ::demo{name="Forgotten" height="…"} to ${folder}/pie.md, or delete it.`,
    ),
  );
});

test('stops at a styling of a demo that is not there', async () => {
  writeDocument('react-charts/radar', 'No demo.\n', ['Web.css']);
  await expect(loadPage('/x/react-charts/radar', readDocuments(content))).rejects.toThrow(
    new Error(
      `${content}/react-charts/radar/Web.css.tsx is a styling of no demo. Write the demo in the system's styling too, or delete it.`,
    ),
  );
});

test('a page holds the older anchors that lead to its title', async () => {
  const folder = path.join(content, 'react-charts/lines');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'lines.md'),
    '---\ntitle: Lines\ndescription: How they run.\naliases: [lines]\n---\n\nText.\n',
  );
  expect((await loadPage('/x/react-charts/lines', readDocuments(content))).aliases).toEqual([
    'lines',
  ]);
});

test('stops at an alias that a row of a generated table holds', async () => {
  const folder = path.join(content, 'react-charts/scatter');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'scatter.md'),
    '---\ntitle: Scatter\ndescription: Points.\n---\n\n## Part {aliases="property-scroll"}\n\n::table{name="grid-api-scroll"}\n',
  );
  await expect(loadPage('/x/react-charts/scatter', readDocuments(content))).rejects.toThrow(
    new Error(
      `${folder}/scatter.md has the alias #property-scroll, which a row of its generated tables holds already. Take the alias out; an anchor stands once on a page.`,
    ),
  );
});

test('the catch-all route has the pages of the tree and the special ones', () => {
  const pages = listPages();
  expect(pages).toEqual(
    expect.arrayContaining(['/x/introduction', '/x/api/charts/bar-chart', '/x/experiments/docs']),
  );
  expect(new Set(pages).size).toBe(pages.length);
});
