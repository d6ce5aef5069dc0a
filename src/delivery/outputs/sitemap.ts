import { canonicalAddress } from '#src/site/path/addresses.ts';

/** A page that search engines shall know, and the day its text was last changed. */
export type ListedPage = { pathname: string; day: string | undefined };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The text of a sitemap (sitemaps.org, version 0.9). */
export function printSitemap(pages: readonly ListedPage[]): string {
  const lines = pages.map(
    ({ pathname, day }) =>
      `<url><loc>${escapeXml(canonicalAddress(pathname))}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${NAMESPACE}">`,
    ...lines,
    '</urlset>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
