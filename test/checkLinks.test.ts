import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDeadLinks } from '../tools/checks/findDeadLinks.ts';

const ORIGIN = 'https://docs.example.com';

const FILES = {
  'x/whole/index.html': `<!DOCTYPE html><title>Whole</title><link rel="canonical" href="${ORIGIN}/x/whole/">
    <style>@font-face{src:url(/x/font.woff2)}</style><script id="late-scripts" type="application/json">["/x/app.js"]</script>
    <h1 id="größe">Whole</h1><a href="#größe">here</a><a href="#gr%C3%B6%C3%9Fe">here</a><a href="../broken/#there">beside</a>
    <a href="https://elsewhere.example/none/">elsewhere</a><a href="mailto:a@example.com">mail</a>
    <img src="/x/font.woff2" alt="">`,
  'x/broken/index.html': `<!DOCTYPE html><title>Broken</title><link rel="canonical" href="${ORIGIN}/x/gone/">
    <style>@font-face{src:url("/x/no-font.woff2")}</style><script id="late-scripts" type="application/json">["/x/no-app.js"]</script>
    <p id="there">Text</p><a href="#nowhere">a</a><a href="/x/whole/#nowhere">b</a><a href="/x/whole">c</a><a href="/x/nobody/">d</a>
    <img src="/x/no-picture.png" srcset="/x/no-wide.png 2x" alt=""><a href="/x/nobody/">again</a>
    <script type="text/plain"><a href="/x/in-a-text/">not a link</a></script>`,
  'index.html':
    '<!DOCTYPE html><title>Go</title><meta http-equiv="refresh" content="0; url=/x/moved/">',
  'x/written/index.html': `<!DOCTYPE html><title>Written</title><link rel="alternate" type="text/markdown" href="/x/written.md">
    <meta property="og:image" content="${ORIGIN}/x/no-card.png"><script type="application/ld+json">{"url":"${ORIGIN}/x/no-thing/"}</script>
    <main><h1>Written <span>Pro</span></h1><h2 id="one"><a href="#one">One</a></h2></main><h2>On this page</h2>`,
  'x/written.md': `# Written\n\n[one](${ORIGIN}/x/written/#one) [two](${ORIGIN}/x/written/#two) <https://elsewhere.example/>\n\n## *One*\n`,
  'x/changed/index.html': `<!DOCTYPE html><title>Changed</title><link rel="alternate" type="text/markdown" href="/x/changed.md">
    <main><h1>Changed</h1><h2>New words</h2></main>`,
  'x/changed.md': '# Changed\n\n## Old words\n',
  'x/llms.txt': `# All\n\n- [Written](${ORIGIN}/x/written.md)\n- [Lost](${ORIGIN}/x/lost.md)\n`,
  'x/sitemap.xml': `<urlset><url><loc>${ORIGIN}/x/written/</loc></url><url><loc>${ORIGIN}/x/none/</loc></url></urlset>`,
  'robots.txt': `User-agent: *\nSitemap: ${ORIGIN}/x/map.xml\n`,
  _redirects:
    '/x/a/ /x/written/ 301\n/x/b/ /x/nothing/ 301\n/x/c/ https://elsewhere.example/c/ 301\n/:lang/x/* /x/:splat 301\n',
  'x/font.woff2': '',
  'x/app.js': '',
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'x-docs-links-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const report = () => findDeadLinks({ folder, origin: ORIGIN });

test('names every reference that leads nowhere, once a file', () => {
  const dead = report().dead.map(({ file, address, reason }) => `${file}: ${address} ${reason}`);
  expect(dead.filter((line) => /^(index|x\/broken)/.test(line))).toEqual([
    'index.html: /x/moved/ is not in the folder',
    `x/broken/index.html: ${ORIGIN}/x/gone/ is not in the folder`,
    'x/broken/index.html: /x/no-font.woff2 is not in the folder',
    'x/broken/index.html: /x/no-app.js is not in the folder',
    'x/broken/index.html: #nowhere anchor is not there',
    'x/broken/index.html: /x/whole/#nowhere anchor is not there',
    'x/broken/index.html: /x/whole lacks its trailing slash',
    'x/broken/index.html: /x/nobody/ is not in the folder',
    'x/broken/index.html: /x/no-picture.png is not in the folder',
    'x/broken/index.html: /x/no-wide.png is not in the folder',
  ]);
});

test('follows what others are shown of a page, twins, lists, sitemap and redirects', () => {
  const dead = report().dead.map(({ file, address, reason }) => `${file}: ${address} ${reason}`);
  expect(dead.filter((line) => !/^(index|x\/broken)/.test(line))).toEqual([
    'x/changed/index.html: /x/changed.md has other headings than its page, from "New words" on',
    `x/written/index.html: ${ORIGIN}/x/no-card.png is not in the folder`,
    `x/written/index.html: ${ORIGIN}/x/no-thing/ is not in the folder`,
    '_redirects: /x/nothing/ is not in the folder',
    `robots.txt: ${ORIGIN}/x/map.xml is not in the folder`,
    `x/llms.txt: ${ORIGIN}/x/lost.md is not in the folder`,
    `x/sitemap.xml: ${ORIGIN}/x/none/ is not in the folder`,
    `x/written.md: ${ORIGIN}/x/written/#two anchor is not there`,
  ]);
  expect(report()).toMatchObject({ files: 5, texts: 6 });
});
