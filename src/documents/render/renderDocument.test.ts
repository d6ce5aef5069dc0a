import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { type DocumentContext, renderDocument } from './renderDocument.node.ts';

const LEAD = '---\ntitle: Bars\ndescription: How tall they are.\n---\n\n';
/** The first line of a text behind `LEAD`. */
const FIRST = 6;

let context: DocumentContext;

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bars-'));
  writeFileSync(
    path.join(folder, 'Tall.tsx'),
    'export default function Tall() {\n  return <b>Tall</b>;\n}\n',
  );
  writeFileSync(path.join(folder, 'Broken.tsx'), 'enum Size {\n  Small,\n}\n');
  context = {
    file: 'bars.md',
    folder,
    table: (name) => {
      if (name !== 'sizes') {
        throw new Error(`The generated table "${name}" is not known.`);
      }
      return '<div class="table"></div>';
    },
    identify: (text) =>
      text === 'Bars'
        ? { kind: 'row', href: '/x/bars/' }
        : text === 'GridBars'
          ? { kind: 'mistake', near: ['GridRows'] }
          : { kind: 'other' },
    checkLink: (address) => {
      if (address !== '/x/introduction/' && address !== '#stacks') {
        throw new Error(`The link "${address}" leads to no page of the tree.`);
      }
    },
  };
});

afterAll(() => rmSync(context.folder, { recursive: true }));

async function htmlOf(text: string): Promise<string> {
  return (await render(LEAD + text)).html;
}

async function render(source: string) {
  return renderDocument(parseDocument(source, context.file), context);
}

test('the first name of a component below each heading is a link; in headings and links none is', async () => {
  const html = await htmlOf(
    '`Bars` and `Bars`, *or* `rows`.\n\n## More `Bars`\n\n- [to `Bars`](#stacks)\n- **`Bars`**',
  );
  const link = '<a href="/x/bars/"><code>Bars</code></a>';
  expect(html.split(link)).toHaveLength(3);
  expect(html).toContain(`<p>${link} and <code>Bars</code>, <em>or</em> <code>rows</code>.</p>`);
  expect(html).toContain(`<strong>${link}</strong>`);
});

test('names that exist nowhere are told together, each with its line', async () => {
  await expect(htmlOf('`GridBars` here\n\nand *`GridBars`* there')).rejects.toThrow(
    new Error(
      [
        'bars.md:6 names `GridBars`, which exists nowhere in the packages. Is it GridRows?',
        'bars.md:8 names `GridBars`, which exists nowhere in the packages. Is it GridRows?',
        'A name that may be said has its reason in data/writing/otherNames.ts.',
      ].join('\n'),
    ),
  );
});

describe('a document becomes', () => {
  test.each<[string, string, string]>([
    ['a paragraph', 'One *word*.', '<p>One <em>word</em>.</p>'],
    [
      'a heading that links to itself',
      '## Stacks',
      '<h2 id="stacks"><a class="anchor" href="#stacks">Stacks</a></h2>',
    ],
    [
      'a heading with an anchor of its own',
      '### Value getter {#value-getter}',
      '<h3 id="value-getter"><a class="anchor" href="#value-getter">Value getter</a></h3>',
    ],
    [
      'a heading that older anchors lead to',
      '### Value getter {#getter aliases="value-getter ✅-getter"}',
      '<h3 id="getter"><span id="value-getter"></span><span id="✅-getter"></span><a class="anchor" href="#getter">Value getter</a></h3>',
    ],
    ['a link inside the site', '[a](/x/introduction/)', '<p><a href="/x/introduction/">a</a></p>'],
    [
      'a link elsewhere, which learns nothing of this page',
      '[a](https://e.org/)',
      '<p><a href="https://e.org/" rel="noopener">a</a></p>',
    ],
    ['a link to write a letter', '[a](mailto:a@e.org)', '<p><a href="mailto:a@e.org">a</a></p>'],
    [
      'a link with its address below',
      '[a][b]\n\n[b]: /x/introduction/',
      '<p><a href="/x/introduction/">a</a></p>',
    ],
    ['a plain colon', 'At 10:30, `a:b` and a\\:b', '<p>At 10:30, <code>a:b</code> and a:b</p>'],
    [
      'a table that scrolls inside itself and begins its columns with a capital',
      '| a |\n| - |\n| 1 |',
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table></div>',
    ],
    ['a generated table', '::table{name="sizes"}', '<div class="table"></div>'],
    ['no HTML of its own', 'a \\<script> & b', '<p>a &#x3C;script> &#x26; b</p>'],
  ])('%s', async (_what, text, html) => {
    expect((await htmlOf(text)).trim()).toBe(html);
  });

  test('a file beside the document is shown under its name, as its code is now', async () => {
    writeFileSync(path.join(context.folder, 'server.ts'), 'listen(8410);\n');
    const html = await htmlOf('::source{file="server.ts"}');
    expect(html).toContain('<div class="code-title">server.ts</div>');
    expect(html.replace(/<[^>]+>/g, '')).toContain('listen(8410);');
  });

  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ])('an admonition of the kind %s, named %s', async (name, label) => {
    expect(await htmlOf(`:::${name}\nMind *this*.\n:::`)).toBe(
      `<div class="${name === 'note' ? name : `note ${name}`}" role="note" aria-label="${label}"><p>Mind <em>this</em>.</p></div>`,
    );
  });

  test('an admonition with a title, which names it', async () => {
    expect(await htmlOf(':::warning[No undo]\nGone.\n:::')).toBe(
      '<div class="note warning" role="note" aria-label="No undo"><p class="note-title">No undo</p><p>Gone.</p></div>',
    );
  });

  test.each([
    ['pro', 'Pro'],
    ['premium', 'Premium'],
    ['new', 'New'],
    ['preview', 'Preview'],
    ['planned', 'Planned'],
  ])('the badge %s, in text, tables and headings', async (name, word) => {
    const badge = `<span class="chip ${name}">${word}</span>`;
    expect(await htmlOf(`Only here :${name}[].`)).toBe(`<p>Only here ${badge}.</p>`);
    expect(await htmlOf(`| A |\n| - |\n| :${name}[] |`)).toContain(`<td>${badge}</td>`);
    expect(await htmlOf(`## Stacks :${name}[]`)).toContain(`>Stacks ${badge}</a></h2>`);
  });

  test('a demo, counted among the demos of the page', async () => {
    const { html, demos } = await render(`${LEAD}::demo{name="Tall" height="300"}`);
    expect(html).toContain('data-demo="Tall"');
    expect(demos).toEqual(['Tall']);
  });

  test('code whose text can end no element of the page', async () => {
    const html = await htmlOf('```html\n<script>"a" && b</script>\n```');
    expect(html).not.toMatch(/<\/?script/);
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      '&lt;script&gt;&quot;a&quot; &amp;&amp; b&lt;/script&gt;',
    );
  });

  test('code without a language is plain text', async () => {
    expect(await htmlOf('```\n<b>\n```')).toContain('<code>&lt;b&gt;\n</code>');
  });
});

describe('a mistake stops the build with its file and line:', () => {
  test.each<[string, string, string]>([
    [
      'raw HTML',
      '<div>a</div>',
      'bars.md:6 holds raw HTML (<div>a</div>). Use Markdown or a directive.',
    ],
    [
      'raw HTML in a line',
      'a <br> b',
      'bars.md:6 holds raw HTML (<br>). Use Markdown or a directive.',
    ],
    [
      'an HTML comment',
      '<!-- later -->',
      'bars.md:6 holds raw HTML (<!-- later -->). Use Markdown or a directive.',
    ],
    [
      'a heading of the first level',
      '# Bars',
      'bars.md:6 has a heading of the first level. The title in the front matter is the first heading; write ## here.',
    ],
    [
      'an anchor that stands twice',
      '## Gap\n\n## Other {#gap}',
      'bars.md:8 has the anchor #gap, which its page holds already. Change the heading, or give it another anchor with {#id}.',
    ],
    [
      'an anchor of the frame around the page',
      '## Site navigation',
      'bars.md:6 has the anchor #site-navigation, which its page holds already. Change the heading, or give it another anchor with {#id}.',
    ],
    [
      'an alias that is an anchor already',
      '## Gap\n\n## Other {aliases="gap"}',
      'bars.md:8 has the alias #gap, which its page holds already. Take the alias out; an anchor stands once on a page.',
    ],
    [
      'an alias that stands twice',
      '## Gap {aliases="space"}\n\n## Other {aliases="space"}',
      'bars.md:8 has the alias #space, which its page holds already. Take the alias out; an anchor stands once on a page.',
    ],
    [
      'an alias that is the name of a demo',
      '## Gap {aliases="Tall"}\n\n::demo{name="Tall" height="300"}',
      'bars.md:6 has the alias #Tall, which its page holds already. Take the alias out; an anchor stands once on a page.',
    ],
    [
      'an alias of the frame around the page',
      '## Gap {aliases="page-menu"}',
      'bars.md:6 has the alias #page-menu, which its page holds already. Take the alias out; an anchor stands once on a page.',
    ],
    [
      'braces behind a heading that say nothing',
      '## Gap {alias="space"}',
      'bars.md:6 has {alias="space"} behind its heading, which says nothing here. Write {#id}, {aliases="old-anchor other-old-anchor"} or both in one pair of braces.',
    ],
    [
      'a demo that stands twice',
      '::demo{name="Tall" height="300"}\n\n::demo{name="Tall" height="300"}',
      'bars.md:8 has the anchor #Tall, which its page holds already. Show each demo once, and give no heading its name.',
    ],
    [
      'a heading with the name of a demo',
      '## A {#Tall}\n\n::demo{name="Tall" height="300"}',
      'bars.md:8 has the anchor #Tall, which its page holds already. Show each demo once, and give no heading its name.',
    ],
    [
      'an unknown language',
      '```rust\na\n```',
      'bars.md:6: The code language "rust" is not known. Use one of tsx, ts, jsx, js, json, bash, css, html, md, yaml, diff or text.',
    ],
    [
      'unknown words behind the language',
      '```tsx {2} live\na\n```',
      'bars.md:6: "live" behind the language of a code fence is not known. Use title="…" and {1,3-5}, and for the check of its code fragment, members, version or error="…".',
    ],
    [
      'a dead link',
      'a\n\n[a](/x/nowhere/)',
      'bars.md:8: The link "/x/nowhere/" leads to no page of the tree.',
    ],
    [
      'a dead anchor of the page itself',
      '[a](#nowhere)',
      'bars.md:6: The link "#nowhere" leads to no page of the tree.',
    ],
    [
      'a dead address below the text',
      '[a][b]\n\n[b]: /x/nowhere/',
      'bars.md:8: The link "/x/nowhere/" leads to no page of the tree.',
    ],
    ...['http://e.org/', 'bars/', './bars.md', 'javascript:void'].map(
      (address): [string, string, string] => [
        `the address ${address}`,
        `[a](${address})`,
        `bars.md:6: The link "${address}" is neither https, mailto, an anchor (#…) nor a whole address of this site (/x/…/). Write one of these.`,
      ],
    ),
    [
      'a demo without a file',
      '::demo{name="Wide" height="300"}',
      'bars.md:6: The demo file $folder/Wide.tsx is missing. Write it, or take the ::demo line out.',
    ],
    [
      'a demo without a height',
      '::demo{name="Tall"}',
      'bars.md:6: ::demo{name="Tall"} needs the height of the demo in px, such as height="300" (and phone="360" where it differs below 600 px).',
    ],
    [
      'a demo without a name',
      '::demo{height="300"}',
      'bars.md:6: ::demo needs a name, such as ::demo{name="BasicBars" height="300"}.',
    ],
    [
      'a demo with an unknown attribute',
      '::demo{name="Tall" height="300" width="10"}',
      'bars.md:6: :demo does not know the attribute "width". Use name, height, phone, styling, open, still.',
    ],
    [
      'a demo that is more than TypeScript types',
      '::demo{name="Broken" height="300"}',
      'bars.md:6: Broken.tsx:1 holds syntax that is more than a type (enum Size {). Write it in plain JavaScript.',
    ],
    [
      'an attribute where none is known',
      ':::note{kind="big"}\na\n:::',
      'bars.md:6: :note does not know the attribute "kind". Take it out.',
    ],
    [
      'a shown file of another folder',
      '::source{file="../server.ts"}',
      'bars.md:6: ::source names the file "../server.ts", which is not in $folder. Name a file beside the document.',
    ],
    [
      'a shown file that is missing',
      '::source{file="database.ts"}',
      'bars.md:6: ::source names the file "database.ts", which is not in $folder. Name a file beside the document.',
    ],
    [
      'an unknown generated table',
      '::table{name="weights"}',
      'bars.md:6: The generated table "weights" is not known.',
    ],
    [
      'an unknown directive on lines of its own',
      ':::hint\na\n:::',
      'bars.md:6: The directive ":hint" is not known. Use note, tip, warning, danger, tabs, tab, changes, keys, tiles, install, search, demo, playground, source, table, pro, premium, new, preview, planned; write \\: for a plain colon.',
    ],
    [
      'a colon that begins a directive by mistake',
      'a\nkey:value',
      'bars.md:7: The directive ":value" is not known. Use note, tip, warning, danger, tabs, tab, changes, keys, tiles, install, search, demo, playground, source, table, pro, premium, new, preview, planned; write \\: for a plain colon.',
    ],
    [
      'a directive that is named like something of JavaScript',
      ':constructor[]',
      'bars.md:6: The directive ":constructor" is not known. Use note, tip, warning, danger, tabs, tab, changes, keys, tiles, install, search, demo, playground, source, table, pro, premium, new, preview, planned; write \\: for a plain colon.',
    ],
    [
      'an admonition with two colons',
      '::note[a]',
      'bars.md:6: "note" is written with other colons. Write :::note.',
    ],
    [
      'a demo with one colon',
      'a :demo{name="Tall" height="300"}',
      'bars.md:6: "demo" is written with other colons. Write ::demo.',
    ],
    [
      'a badge around text, which would be lost',
      ':::pro\nLost.\n:::',
      'bars.md:6: "pro" is written with other colons. Write :pro.',
    ],
    [
      'a badge with text, which would be lost',
      'a :pro[Lost]',
      'bars.md:6: :pro shows no text of its own. Empty its brackets.',
    ],
    [
      'a tab outside of tabs',
      ':::tab[Pro]\na\n:::',
      'bars.md:6: A :::tab stands outside of tabs. Put ::::tabs{group="…"} and :::: around it.',
    ],
    [
      'tabs without a group',
      '::::tabs\n:::tab[a]\na\n:::\n:::tab[b]\nb\n:::\n::::',
      'bars.md:6: :::tabs needs a group, such as :::tabs{group="plan"}. Name it.',
    ],
    [
      'tabs of one tab',
      '::::tabs{group="plan"}\n:::tab[a]\na\n:::\n::::',
      'bars.md:6: :::tabs needs two or more :::tab[Name] inside it and nothing else. Mend it.',
    ],
    [
      'tabs with text between them',
      '::::tabs{group="plan"}\n:::tab[a]\na\n:::\nStray.\n\n:::tab[b]\nb\n:::\n::::',
      'bars.md:6: :::tabs needs two or more :::tab[Name] inside it and nothing else. Mend it.',
    ],
    [
      'a tab without a name',
      '::::tabs{group="plan"}\n:::tab\na\n:::\n:::tab[b]\nb\n:::\n::::',
      'bars.md:7: :::tab needs a name, such as :::tab[Pro]. Write it.',
    ],
    [
      'an install command without packages',
      '::install',
      'bars.md:6: ::install needs packages, such as ::install{packages="@mui/x-charts"}.',
    ],
  ])('%s', async (_case, text, sentence) => {
    expect(LEAD.split('\n')).toHaveLength(FIRST);
    await expect(render(LEAD + text)).rejects.toThrow(
      new Error(sentence.replace('$folder', context.folder)),
    );
  });

  test('no front matter', async () => {
    await expect(render('## Bars')).rejects.toThrow(
      new Error(
        'bars.md:1 has no front matter. Start it with --- and a title and a description, then ---.',
      ),
    );
  });
});
