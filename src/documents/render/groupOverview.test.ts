import { expect, test } from 'vitest';
import { breadcrumb } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { linkOverviews, renderOverview } from './groupOverview.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { listPages, loadPage } from '#src/documents/page/loadPage.node.ts';

test('the overview of a group lists its pages with their descriptions, by smaller groups', () => {
  const { title, html, toc } = renderOverview('/x/migration', siteDocuments());
  expect(title).toBe('Migration');
  expect(toc.map(({ text }) => text)).toEqual([
    'Upgrade to v8',
    'Upgrade to v7',
    'Upgrade to v6',
    'Earlier versions',
  ]);
  expect(html).toContain('<h2 id="upgrade-to-v8"><a class="anchor" href="#upgrade-to-v8">');
  expect(html.match(/<li>/g)).toHaveLength(14);
  expect(html).toContain(
    '<li><a href="/x/migration/migration-data-grid-v7/">Breaking changes: Data Grid</a><br>Breaking changes from Data Grid 7 to 8,',
  );
});

test('a group without smaller ones is one list', () => {
  expect(renderOverview('/x/common-concepts', siteDocuments()).html).toMatch(
    /^<ul><li><a href="\/x\/common-concepts\/custom-components\/">.*<\/ul>$/,
  );
});

test('a path without a group is refused', () => {
  expect(() => renderOverview('/x/elsewhere', siteDocuments())).toThrow(
    'The overview /x/elsewhere has no group. Name one in data/tree/overviews.ts.',
  );
});

test('overviews are exported, and the pages of their groups lead to them', async () => {
  expect(listPages()).toEqual(expect.arrayContaining(['/x/migration', '/x/common-concepts']));
  const page = await loadPage('/x/migration');
  expect(page).toMatchObject({ kind: 'document', title: 'Migration', breadcrumb: [] });
});

test('groups lead to their overview or first page, never to the page they stand above; headings are called so', () => {
  const above = breadcrumb(siteTree, '/x/react-data-grid/column-dimensions');
  expect(above.map(({ title }) => title)).toEqual(['Data Grid', 'Main features', 'Columns']);
  expect(linkOverviews(above, '/x/react-data-grid/column-dimensions')).toEqual([
    { title: 'Data Grid', overview: '/x/react-data-grid/' },
    { title: 'Main features', isHeading: true },
    { title: 'Columns', overview: '/x/react-data-grid/column-definition/' },
  ]);
  const first = linkOverviews(above, '/x/react-data-grid/column-definition');
  expect(first.at(-1)).toEqual({ title: 'Columns' });
});
