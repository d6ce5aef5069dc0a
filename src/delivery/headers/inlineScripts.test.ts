import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#data/content/shared/seededRandom.ts';
import { findHandler, hashInlineScripts, hashScript } from './inlineScripts.node.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

test('a script is hashed as the standard says', () => {
  // The example of the standard: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashScript("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

describe('a browser runs, so it is hashed', () => {
  test.each([
    ['a script without a type', '<script>a()</script>'],
    ['an empty type', '<script type="">a()</script>'],
    ['a module', '<script type="module">a()</script>'],
    ['an old name of the language', '<script type="application/x-javascript">a()</script>'],
    ['a type without quotes', '<script type=module>a()</script>'],
    ['an attribute with a >', '<script data-a=">">a()</script>'],
    ['capitals', '<SCRIPT>a()</SCRIPT >'],
  ])('%s', (_, html) => {
    expect(hashInlineScripts(`<p>Text</p>${html}`)).toEqual([hashScript('a()')]);
  });
});

describe('a browser does not run, so it has no hash', () => {
  test.each([
    ['data', '<script id="__NEXT_DATA__" type="application/json">{}</script>'],
    [
      'source that waits for its demo',
      '<script type="text/plain" data-text="system JS">a()</script>',
    ],
    ['a script of its own file', '<script src="/x/a.js" async=""></script>'],
    ['text that looks like one', '&lt;script>a()&lt;/script>'],
  ])('%s', (_, html) => {
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

test('each script is named once, however often it stands in a page', () => {
  expect(hashInlineScripts('<script>a()</script><script>b()</script><script>a()</script>')).toEqual(
    [hashScript('a()'), hashScript('b()')],
  );
});

test('bytes count, not characters', () => {
  expect(hashInlineScripts('<script>"…"</script>')).toEqual([hashScript('"…"')]);
});

test('what is found is what a parser finds', () => {
  const html = `<!DOCTYPE html><html><head><script>one("<b>")</script><script type="text/plain"><p></script></head>
    <body><!-- note --><pre>&lt;script>no()&lt;/script></pre><script async>two()</script></body></html>`;
  expect(hashInlineScripts(html)).toEqual(parsed(parse(html).childNodes));
});

/** Pieces of pages that are hard to read: quotes, comments, texts that look like markup. */
const PIECES = [
  '<script>a()</script>',
  '<script type=module>b("</p>")</script>',
  "<SCRIPT async>c('\"')</SCRIPT\n>",
  "<script data-a='>'>d()</script>",
  '<script type="application/json">{"a": "<script>"}</script>',
  '<script src="/x/a.js"></script>',
  '<title>On <script></title>',
  '<style>p::before { content: "<script>" }</style>',
  '<textarea><script>e()</script></textarea>',
  '<!-- <script>f()</script> -->',
  '<p title="<script>">g</p>',
  "<p title='a > b' class=x>h</p>",
  'a < b > c &lt;script>',
  '<br/><svg><path d="M0 0"/></svg>',
];

test('no script that a parser finds is overlooked in a thousand pages', () => {
  const random = seededRandom(15);
  for (let page = 0; page < 1000; page += 1) {
    const html = Array.from(
      { length: 6 },
      () => PIECES[Math.floor(random() * PIECES.length)] ?? '',
    ).join('');
    const found = hashInlineScripts(html);
    const overlooked = parsed(parse(html).childNodes).filter((hash) => !found.includes(hash));
    expect(overlooked, html).toEqual([]);
  }
});

test('a script that ends where no expression can tell is refused', () => {
  expect(() => hashInlineScripts('<script>a("<!--<script>")</script>b()</script>')).toThrow(
    'An inline script holds <!--',
  );
});

test('the scripts of this site are not torn apart by their own text', () => {
  const { bootScript, firstPaintScript } = texts();
  expect(
    hashInlineScripts(`<script>${firstPaintScript}</script><p></p><script>${bootScript}</script>`),
  ).toEqual([hashScript(firstPaintScript), hashScript(bootScript)]);
});

describe('a tag that runs a text of its own is found', () => {
  test.each([
    '<a onclick="a()">',
    "<img src='a.png' ONERROR='a()'>",
    '<img src="a.png" onerror=a()>',
    '<a href="javascript:a()">',
    "<a href='  javascript:a()'>",
    '<form action=javascript:a()>',
  ])('%s', (html) => {
    expect(findHandler(`<p>Text</p>${html}`)).toBe(html);
  });

  test.each([
    '<p>Pass onClick="{save}" to the button</p>',
    '<meta name="description" content="What onclick=\'a()\' does">',
    '<a href="/x/javascript:/">',
    '<div data-onclick="a">',
    '<script>element.innerHTML = \'<a onclick="a()">\'</script>',
  ])('but not in %s', (html) => {
    expect(findHandler(html)).toBeUndefined();
  });
});

function parsed(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) {
      return [];
    }
    const isData = node.attrs.some(
      ({ name, value }) => name === 'src' || (name === 'type' && value !== 'module'),
    );
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    return node.tagName === 'script' && !isData
      ? [`sha256-${createHash('sha256').update(text).digest('base64')}`]
      : parsed(node.childNodes);
  });
}

/** The inline scripts as `npm run generate` wrote them. */
function texts(): Record<'bootScript' | 'firstPaintScript', string> {
  const lines = readFileSync('src/generated/inline.ts', 'utf8').matchAll(
    /^export const (\w+) = (".*");$/gm,
  );
  return Object.fromEntries([...lines].map(([, name, text = '']) => [name, JSON.parse(text)]));
}
