import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { products } from '#data/products.ts';
import type { ApiPages, ProductId, ProductRecord } from '#data/types.ts';
import { llmsFiles } from '#src/delivery/outputs/llms.node.ts';
import { localesOf } from '#src/demos/locales/previewLocales.ts';
import { loadPage } from '#src/documents/page/loadPage.node.ts';
import { readSearchPages } from '#src/documents/page/searchPages.node.ts';
import { majorSteps } from '#src/reference/differences/majorSteps.ts';
import { apiSchema } from '#src/reference/pages/apiSchema.ts';
import { siteVersionPackages } from '#src/reference/declarations/packages.node.ts';
import { hintedProduct } from '#src/search/index/words.ts';
import { guideOf } from '#src/search/index/guide.ts';
import { countProducts } from '#src/search/ranking/counts.ts';
import { completions, parseQuery } from '#src/search/ranking/parseQuery.ts';
import { findScope } from '#src/search/ranking/scope.ts';
import { parsePath } from '#src/site/path/parsePath.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';

/** All that a maintainer writes: a record, a group of the tree, a document. The real files stay as they are, so these stand in. */
const { gantt, pathname } = vi.hoisted(() => ({
  pathname: '/x/react-gantt',
  gantt: {
    id: 'gantt' as ProductId,
    name: 'Gantt Charts',
    headerName: 'Gantt',
    shortName: 'gantt',
    searchWords: ['gantt', 'ganttchart'],
    searchHints: ['milestone'],
    mainExports: ['GanttChart'],
    packages: { community: '@mui/x-gantt' },
    siteVersionPackage: '@mui/x-license', // any that is installed
    previewLocales: ['fr'],
    migration: {
      guide: 'gantt',
      firstMajor: 7,
      alsoCompared: { component: [], interface: [] },
    },
    olderVersions: { v7: 'https://v7.mui.com/x/react-gantt/' },
  } satisfies ProductRecord,
}));
const document = `---
title: Gantt charts
description: Tasks of a project, drawn in the order of their days.
product: gantt
---

Each task is a bar.
`;

vi.mock(import('#data/products.ts'), async (load) => {
  const data = await load();
  return { ...data, products: [...data.products, data.toProduct(gantt)] };
});
vi.mock(import('#data/tree/pages.ts'), async (load) => {
  const { pages } = await load();
  const children = [{ pathname, title: 'Overview' }];
  return { pages: [...pages, { pathname: `${pathname}-group`, title: 'Gantt Charts', children }] };
});
// The reference is read from installed packages, and the made-up one is not.
vi.mock(import('#data/tree/apiPages.ts'), async (load) => {
  const none = { component: [], interface: [] };
  const ids = Object.keys((await load()).apiPages);
  return { apiPages: Object.fromEntries(ids.map((id) => [id, none])) as unknown as ApiPages };
});

const folder = mkdtempSync(path.join(tmpdir(), 'gantt-'));
const file = path.join(folder, 'react-gantt.md');
writeFileSync(file, document);
afterAll(() => rmSync(folder, { recursive: true }));
const documents = new Map([[pathname, { pathname, folder, file, demos: [] }]]);

test('its paths, those of its API pages and the id it is counted under follow from its id', () => {
  const version = products[0]?.version;
  expect(productOf(`${pathname}/bars/`)).toMatchObject({ id: 'gantt', route: pathname, version });
  expect(productOf('/x/api/gantt/gantt-chart/')?.id).toBe('gantt');
  expect(apiPathname(gantt.id, 'GanttChart')).toBe('/x/api/gantt/gantt-chart');
  expect(productOf(pathname)?.analyticsId).toBe(parsePath(pathname).productId);
});

test('its page has its name in the header, its versions in the menu and its group in the sidebar', async () => {
  const page = await loadPage(pathname, documents);
  expect(page).toMatchObject({
    title: 'Gantt charts',
    product: 'gantt',
    identity: { name: 'Gantt', overline: 'MUI X', route: pathname },
    versions: { addresses: { v7: gantt.olderVersions.v7 }, lacking: ['v6', 'v5', 'v4'] },
    breadcrumb: [{ title: 'Gantt Charts' }],
  });
  expect(page.html).toContain('Each task is a bar.');
});

test('the search knows its pages, its words, its operator and its filter', () => {
  const page = readSearchPages(documents).pages.find((each) => each.pathname === pathname);
  expect(page).toMatchObject({ product: 'gantt', groups: ['Gantt Charts'] });
  expect(parseQuery('bar in:gantt').product).toBe('gantt');
  expect(completions('in:ga')).toEqual(['in:gantt ']);
  expect(findScope(['gantt', 'bar'], new Map())).toMatchObject({ product: 'gantt', rest: ['bar'] });
  expect(hintedProduct(['milestone'])).toBe('gantt');
  expect(Object.keys(countProducts(() => 0))).toContain('gantt');
});

test('machines find it in the schema of the reference, the sitemap and the lists of texts', () => {
  expect(apiSchema.properties).toMatchObject({
    product: { enum: expect.arrayContaining(['charts', 'gantt']) as unknown },
  });
  expect(siteTree.leaves).toContain(pathname); // what the sitemap is printed from
  const page = { pathname, title: 'Gantt', description: '', product: gantt.id, twin: '# Gantt' };
  expect(llmsFiles([page]).get(`${pathname}/llms.txt`)).toContain('Gantt Charts');
});

test('its previews, its majors and its packages are known', () => {
  expect(localesOf(pathname)).toEqual(['fr']);
  expect(majorSteps).toContainEqual({
    product: 'gantt',
    from: 7,
    guide: '/x/migration/migration-gantt-v7',
  });
  expect(guideOf('migration/migration-gantt-v7')).toEqual({
    product: 'gantt',
    from: 'v7',
    to: 'v8',
  });
  expect(siteVersionPackages['@mui/x-gantt']).toBe('@mui/x-license');
});
