import { originsOf, outsideRequests, type OutsideRequest } from '#data/outsideRequests.ts';
import { redirects } from '#data/redirects.ts';
import { site } from '#data/site.ts';

const START = '/x/introduction/';

/** Files beside the export by name below `site/`: the ways to the first page, what moved, and the word to crawlers. */
export function rootFiles(): Map<string, string> {
  return new Map([
    ['index.html', redirectPage()],
    ['x/index.html', redirectPage()],
    ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ['facts.txt', requestFacts(outsideRequests)],
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
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
    ...(off.size > 0 ? [`Off, because not set: ${[...off].join(', ')}.`] : []),
    '',
  ].join('\n');
}

function list(requests: readonly OutsideRequest[]): string {
  return requests.map((request) => `${request.id} (${originsOf(request).join(', ')})`).join('; ');
}

/** A page that leads to the introduction on hosts that know no redirects. */
function redirectPage(): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${site.name} documentation</title>
<meta name="description" content="Documentation of the ${site.name} components.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${START}">
<link rel="canonical" href="${site.origin}${START}">
</head>
<body><h1>${site.name} documentation</h1><p><a href="${START}">Go to the introduction</a></p></body>
</html>
`;
}
