import { originsOf, outsideRequests, type OutsideRequest } from '#data/site/outsideRequests.ts';
import { isOfOneAddress, redirects } from '#data/tree/redirects.ts';
import { site } from '#data/site/site.ts';
import { html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { SITEMAP, canonicalAddress } from '#src/site/path/addresses.ts';

/** Files beside the export by name below `site/`: what moved, and the word to crawlers. */
export function rootFiles(): Map<string, string> {
  return new Map([
    ...redirects
      .filter((redirect) => isOfOneAddress(redirect))
      .map(({ from, to }) => [`${from.slice(1)}index.html`, redirectPage(to)] as const),
    ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ['facts.txt', requestFacts(outsideRequests)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${SITEMAP}\n`],
  ]);
}

/** What `npm start` says of a deployment: the requests it makes to others, by itself or when asked, and what would switch on the rest. */
export function requestFacts(requests: readonly OutsideRequest[]): string {
  const made = requests.filter((request) => originsOf(request).length > 0);
  const asked = made.filter(({ visitor }) => visitor === 'press');
  const off = new Set(
    requests.flatMap((request) => (made.includes(request) ? [] : (request.variable ?? []))),
  );
  return [
    `Requests to others: ${list(made.filter((request) => !asked.includes(request))) || 'none'}.`,
    ...(asked.length > 0 ? [`Only when a visitor asks for it: ${list(asked)}.`] : []),
    ...(requests.some(asksWithoutPictures)
      ? [
          'The pictures and impressions of the ad feed are not asked for: NEXT_PUBLIC_AD_IMAGE_HOSTS names no host.',
        ]
      : []),
    ...(off.size > 0 ? [`Off, because not set: ${[...off].join(', ')}.`] : []),
    '',
  ].join('\n');
}

/** A feed whose ads are shown without picture, and whose impressions nobody counts. */
function asksWithoutPictures({ id, to }: OutsideRequest): boolean {
  return id === 'adFeed' && Boolean(to['connect-src']?.length) && !to['img-src']?.length;
}

function list(requests: readonly OutsideRequest[]): string {
  return requests.map((request) => `${request.id} (${originsOf(request).join(', ')})`).join('; ');
}

/** A page at an old address, for hosts that know no redirects. */
function redirectPage(to: string): string {
  const { href } = new URL(to, site.origin);
  const title = buildText('build.moved.title', { site: site.name });
  return html`<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${href}">
</head>
<body><h1>${title}</h1><p>${buildText('build.moved.text')} <a href="${to}">${to}</a></p></body>
</html>
`.html;
}

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
