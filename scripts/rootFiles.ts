import { originsOf, outsideRequests, type OutsideRequest } from '#data/outsideRequests.ts';
import { isOfOneAddress, redirects } from '#data/redirects.ts';
import { site } from '#data/site.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import { SITEMAP } from '#src/seo/addresses.ts';

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

/** What `npm start` says of a deployment: the requests it makes to others, and the variables that would switch on the rest. */
export function requestFacts(requests: readonly OutsideRequest[]): string {
  const made = requests.filter((request) => originsOf(request).length > 0);
  const off = new Set(
    requests.flatMap((request) => (made.includes(request) ? [] : (request.variable ?? []))),
  );
  return [
    `Requests to others: ${made.map((request) => `${request.id} (${originsOf(request).join(', ')})`).join('; ') || 'none'}.`,
    ...(off.size > 0 ? [`Off, because not set: ${[...off].join(', ')}.`] : []),
    '',
  ].join('\n');
}

/** A page at an old address, for hosts that know no redirects. */
function redirectPage(to: string): string {
  const { href } = new URL(to, site.origin);
  const title = escapeHtml(buildText('build.moved.title', { site: site.name }));
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${href}">
</head>
<body><h1>${title}</h1><p>${escapeHtml(buildText('build.moved.text'))} <a href="${to}">${to}</a></p></body>
</html>
`;
}
