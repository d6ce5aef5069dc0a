import { redirects } from '#data/redirects.ts';
import { site } from '#data/site.ts';

const START = '/x/introduction/';

/** Files beside the export by name below `site/`: the ways to the first page, what moved, and the word to crawlers. */
export function rootFiles(): Map<string, string> {
  return new Map([
    ['index.html', redirectPage()],
    ['x/index.html', redirectPage()],
    ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
  ]);
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
