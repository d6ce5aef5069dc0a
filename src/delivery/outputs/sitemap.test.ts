// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentDay } from '#src/documents/page/documentDates.node.ts';
import { listPages } from '#src/documents/page/loadPage.node.ts';
import { printSitemap, type ListedPage } from './sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_PAGES = 50_000;
const LOCATION = { least: 12, most: 2048 } as const;
/** The order in which the schema takes what may stand in a `url`. */
const CHILDREN = ['loc', 'lastmod', 'changefreq', 'priority'];

/** What https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd says against a text. */
function breaches(xml: string): string[] {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const urls = [...root.children];
  return [
    ...(root.localName === 'urlset' && root.namespaceURI === NAMESPACE ? [] : ['no urlset']),
    ...(urls.length > 0 && urls.length <= MOST_PAGES ? [] : [`${urls.length} pages`]),
    ...urls.flatMap((url) => urlBreaches(url)),
  ];
}

function urlBreaches(url: Element): string[] {
  const names = [...url.children].map(({ localName }) => localName);
  const inOrder = CHILDREN.filter((name) => names.includes(name));
  const location = textOf(url, 'loc');
  const day = textOf(url, 'lastmod');
  const isLocation =
    URL.canParse(location) && location.length >= LOCATION.least && location.length <= LOCATION.most;
  return [
    ...(url.localName === 'url' && url.namespaceURI === NAMESPACE ? [] : [`a ${url.localName}`]),
    ...(names.join() === inOrder.join() ? [] : [`holds ${names.join()}`]),
    ...(isLocation ? [] : [`"${location}" is no location`]),
    ...(day === '' || isDay(day) ? [] : [`"${day}" is no day`]),
  ];
}

function textOf(url: Element, name: string): string {
  return [...url.children].find(({ localName }) => localName === name)?.textContent ?? '';
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
}

const pages: ListedPage[] = [
  { pathname: '/x/introduction', day: '2026-11-21' },
  { pathname: '/x/react-charts/bars', day: undefined },
  { pathname: '/x/a&b<c', day: '2024-02-29' },
];

test('a sitemap keeps to the schema, with canonical addresses and the days that are known', () => {
  const xml = printSitemap(pages);
  expect(breaches(xml)).toEqual([]);
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  expect([...documentElement.children].map(({ textContent }) => textContent)).toEqual([
    'http://localhost:8400/x/introduction/2026-11-21',
    'http://localhost:8400/x/react-charts/bars/',
    'http://localhost:8400/x/a&b<c/2024-02-29',
  ]);
});

test('so does that of this site', () => {
  const listed = listPages().map((pathname) => ({ pathname, day: documentDay(pathname) }));
  expect(listed.length).toBeGreaterThan(300);
  expect(breaches(printSitemap(listed))).toEqual([]);
});

describe('the check tells', () => {
  const wrap = (inside: string) => `<urlset xmlns="${NAMESPACE}">${inside}</urlset>`;
  test.each([
    ['another root', '<sitemapindex/>'],
    ['no pages', wrap('')],
    ['XML that is none', wrap('<url>')],
    ['no address', wrap('<url><lastmod>2026-11-21</lastmod></url>')],
    ['an address that is none', wrap('<url><loc>/x/introduction/</loc></url>')],
    [
      'another order',
      wrap('<url><lastmod>2026-11-21</lastmod><loc>https://a.example/</loc></url>'),
    ],
    ['another element', wrap('<url><loc>https://a.example/</loc><title>A</title></url>')],
    ['no such day', wrap('<url><loc>https://a.example/</loc><lastmod>2026-02-29</lastmod></url>')],
  ])('%s', (_, xml) => {
    expect(breaches(xml)).not.toEqual([]);
  });
});
