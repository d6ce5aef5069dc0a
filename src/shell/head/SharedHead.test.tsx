// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import { dropSharedHead } from '#src/shell/start/dropSharedHead.ts';
import { SharedHead } from './SharedHead.tsx';
import { structuredData } from './structuredData.ts';

const page: PageRecord = {
  pathname: '/x/react-charts/bars',
  identity: headerOf('/x/react-charts/bars'),
  versions: versionLinks('/x/react-charts/bars'),
  kind: 'document',
  title: 'Bars & </script> stacks',
  description: 'How tall they are.',
  product: 'charts',
  html: '',
  toc: [],
  breadcrumb: [],
  hasDemos: false,
};
const ADDRESS = 'http://localhost:8400/x/react-charts/bars/';
const CARD = 'http://localhost:8400/x/cards/react-charts/bars.png';

function writeHead(changes: Partial<PageRecord> = {}, language = 'en'): void {
  document.head.innerHTML =
    renderToStaticMarkup(
      <SharedHead page={{ ...page, ...changes }} day="2026-11-20" language={language} />,
    ) + '<link rel="canonical" href="/"><meta name="description" content="a">';
}

function alternates(): string[][] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('[rel="alternate"]')];
  return links.map(({ hreflang, href }) => [hreflang, href]);
}

function contentOf(property: string): string | null | undefined {
  return document.querySelector(`[property="${property}"]`)?.getAttribute('content');
}

test('the alternates and what is shared lead to the canonical address (behaviour 1.3)', () => {
  writeHead();
  expect(alternates()).toEqual([
    ['x-default', ADDRESS],
    ['en', ADDRESS],
  ]);
  expect(contentOf('og:url')).toBe(ADDRESS);
  expect(contentOf('og:title')).toBe(page.title);
  expect(contentOf('og:description')).toBe(page.description);
  expect(contentOf('og:image')).toBe(CARD);
  expect(document.querySelector('[name="twitter:card"]')?.getAttribute('content')).toBe(
    'summary_large_image',
  );
});

test('an export in another language says so in its alternate', () => {
  writeHead({}, 'de');
  expect(alternates()).toEqual([
    ['x-default', ADDRESS],
    ['de', ADDRESS],
  ]);
});

test.each(['/blog', '/blog/mui-x-v8', '/size-snapshot'])(
  '%s has no address in another language, so no alternate (behaviour 1.1, rule 7)',
  (pathname) => {
    writeHead({ pathname });
    expect(alternates()).toEqual([]);
  },
);

test('the structured data survives a text that looks like the end of its element', () => {
  writeHead();
  const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(structuredData(page, '2026-11-20'));
});

test.each(['special', 'missing'] as const)(
  'a %s page, which no search engine keeps, has no structured data',
  (kind) => {
    writeHead({ kind });
    expect(document.querySelector('[type="application/ld+json"]')).toBeNull();
    expect(contentOf('og:title')).toBe(page.title);
  },
);

test('a page of a product stands below it, a page above has fewer steps, and the home page none', () => {
  const names = (pathname: string) => {
    const [, crumbs] = structuredData({ ...page, pathname, title: 'Here' })['@graph'];
    return crumbs?.itemListElement
      ? crumbs.itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`)
      : [];
  };
  expect(names('/x/react-charts/bars')).toEqual([
    '1 MUI X http://localhost:8400/x/',
    '2 Charts http://localhost:8400/x/react-charts/',
    `3 Here ${ADDRESS}`,
  ]);
  expect(names('/x/react-charts')).toHaveLength(2);
  expect(names('/x')).toEqual([]);
});

test('the article says the day of its text where that is known', () => {
  const article = (day?: string) => structuredData(page, day)['@graph'][0];
  expect(article('2026-11-20')).toMatchObject({
    '@type': 'TechArticle',
    headline: page.title,
    url: ADDRESS,
    dateModified: '2026-11-20',
  });
  expect(article()).not.toHaveProperty('dateModified');
});

test('when another page is in place, nothing of the page before is left but what React keeps', () => {
  writeHead();
  dropSharedHead(document);
  const kept = [...document.head.children].map(
    (element) => element.getAttribute('name') ?? element.getAttribute('rel'),
  );
  expect(kept).toEqual(['twitter:card', 'canonical', 'description']);
});
