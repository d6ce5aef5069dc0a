import { readFileSync } from 'node:fs';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { exportedPages, readExported } from './exportedPages.ts';
import { expect, test } from './visit.ts';

const TWIN = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;
const LAST_LINE = /<p class="api-from">(?:Last changed|Each build)/;
const HEADING = /<h[1-4](?: [^>]*)?>(.*?)<\/h[1-4]>/gs;

const parser = unified().use(remarkParse).use(remarkGfm);
const written = exportedPages()
  .map((address) => ({ address, html: readExported(address) }))
  .filter(({ html }) => TWIN.test(html));

test('the twin of every exported page has the headings of the page', () => {
  expect(written.length).toBeGreaterThan(200);
  const lacking = written.flatMap(({ address, html }) => {
    const file = TWIN.exec(html)?.[1] ?? '';
    const twin = headingsOf(readFileSync(`site${file}`, 'utf8'));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return [...main.matchAll(HEADING)]
      .map(([, inside = '']) => plain(inside))
      .filter((heading) => !twin.some((each) => heading.startsWith(each)))
      .map((heading) => `${address} ${heading}`);
  });
  expect(lacking).toEqual([]);
});

test('every exported page says what it was checked against, and what it is in the words of schema.org', () => {
  for (const { address, html } of written) {
    expect(LAST_LINE.test(html), address).toBe(true);
    const { '@graph': graph } = JSON.parse(DATA.exec(html)?.[1] ?? '{}') as {
      '@graph': { '@type': string; headline?: string; url?: string; itemListElement?: unknown[] }[];
    };
    const [article, crumbs] = graph;
    expect(article, address).toMatchObject({
      '@type': 'TechArticle',
      headline: expect.stringMatching(/\S/),
      url: expect.stringMatching(new RegExp(`^https?://[^/]+${address}$`)),
    });
    expect(crumbs?.['@type'] ?? 'BreadcrumbList', address).toBe('BreadcrumbList');
  }
});

function headingsOf(markdown: string): string[] {
  const headings: string[] = [];
  visit(
    parser.parse(markdown),
    'heading',
    (node: Heading) => void headings.push(plain(textOf(node))),
  );
  return headings;
}

/** Text of a heading without its badges, anchors and marks. */
function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/\s+/g, '')
    .trim();
}
