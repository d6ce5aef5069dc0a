import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { exportedPages, readExported } from './exportedPages.ts';

type NextData = {
  buildId: string;
  props: { pageProps: { page: { html: string; toc: object[] } } };
};

/** What would stand between the HTML and the first paint, or compete with it. */
const IN_THE_WAY = {
  'asks for a style sheet': /<link\b[^>]*rel="stylesheet"/,
  'asks for a script': /<script\b[^>]*\ssrc=/,
  'preloads something': /<link\b[^>]*rel="(?:module)?preload"/,
};

/** Routes that are components, not documents. */
const OWN_ROUTES = [
  '/x/demo/',
  '/x/onepirate/',
  '/x/playground/',
  '/x/production-error/',
  '/x/sandbox/',
];

test('every page holds its text once, its JSON holds it for navigation, and nothing is asked for before it is painted', () => {
  const documents = exportedPages().filter((address) => !OWN_ROUTES.includes(address));
  const faults = documents.flatMap((address) =>
    findFaults(address, readExported(address)).map((fault) => `${address} ${fault}`),
  );
  expect(faults).toEqual([]);
});

function findFaults(address: string, html: string): string[] {
  const data = JSON.parse(
    /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as NextData;
  const text = readText(address, data.buildId);
  const faults = {
    'has no text': text.trim() === '',
    'holds its text not exactly once': html.split(text).length !== 2,
    'holds its text in __NEXT_DATA__': data.props.pageProps.page.html !== '',
    'holds its contents list in __NEXT_DATA__': data.props.pageProps.page.toc.length > 0,
    ...Object.fromEntries(
      Object.entries(IN_THE_WAY).map(([fault, sign]) => [fault, sign.test(html)]),
    ),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** The page's text as a later navigation gets it. */
function readText(address: string, buildId: string): string {
  const route = address === '/x/' ? '/index' : address.slice('/x'.length, -1);
  const file = `site/x/_next/data/${buildId}${route}.json`;
  const { pageProps } = JSON.parse(readFileSync(file, 'utf8')) as NextData['props'];
  return pageProps.page.html;
}
