import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.node.ts';
import { printMarkdown } from './printMarkdown.node.ts';

const markdownOf = (html: string) =>
  printMarkdown(htmlToMarkdown(html, '/x/api/charts/bar-chart')).trimEnd();

test.each([
  ['a heading', '<h2 id="a"><a class="anchor" href="#a">Props</a></h2>', '## Props'],
  ['signs of Markdown', '<p>A * B_c_ [d] &lt;e&gt;</p>', 'A \\* B_c\\_ \\[d] \\<e>'],
  [
    'links, which hold everywhere',
    '<p><a href="#row">a</a>, <a href="/x/introduction/">b</a>, <a href="https://c.example/">c</a></p>',
    '[a](http://localhost:8400/x/api/charts/bar-chart/#row), [b](http://localhost:8400/x/introduction/), [c](https://c.example/)',
  ],
  [
    'code with a link inside',
    '<p>An <code><a href="/x/api/charts/axis-config/">AxisConfig</a>[]</code>.</p>',
    'An [`AxisConfig`](http://localhost:8400/x/api/charts/axis-config/)`[]`.',
  ],
  [
    'a block of code without its button',
    '<div class="code"><pre tabindex="0"><code><i class="k">import</i> a;\n</code></pre><button>Copy</button></div>',
    '```tsx\nimport a;\n```',
  ],
  [
    'lines to choose from',
    '<ul class="code lines"><li class="copyable"><pre><code>import a;</code></pre><button>Copy</button></li><li class="copyable"><pre><code>import b;</code></pre></li></ul>',
    '```tsx\nimport a;\nimport b;\n```',
  ],
  [
    'a note',
    '<div class="note" role="note"><p class="note-title">Careful</p><p>Twice.</p></div>',
    '> **Careful**\n>\n> Twice.',
  ],
  [
    'a table',
    '<div class="table"><table><thead><tr><th>Slot</th><th>Plan</th></tr></thead><tbody><tr><td><code>a|b</code></td><td><span class="chip pro">Pro</span></td></tr></tbody></table></div>',
    '| Slot | Plan |\n| - | - |\n| `a\\|b` | *Pro* |',
  ],
  [
    'a list that was folded',
    '<ul><li>a</li></ul><details><summary>and 1 more</summary><ul><li>b</li></ul></details>',
    '- a\n- b',
  ],
])('%s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('a row of the reference says its name, type, default, marks, text and demos', () => {
  const row = [
    '<div class="api"><form class="bar"><output>1 prop</output><select><option>All</option></select></form><ul>',
    '<li class="row" id="prop-onItemClick"><div class="h"><a class="n" href="#prop-onItemClick">onItem<wbr>Click</a><div class="f">',
    '<details class="ty"><summary>(event) =&gt; void</summary><dl><dt><b>event</b> <span>MouseEvent</span></dt><dd>The click.</dd></dl></details>',
    '<span class="d">= false</span><span class="chip">Pro</span></div></div>',
    '<div class="x"><p>Called at a click.</p><details class="u"><summary>in 2 demos</summary><a href="/x/a/#A">A</a> <a href="/x/a/#B">B</a></details></div></li>',
    '</ul></div>',
  ];
  expect(markdownOf(row.join(''))).toBe(
    [
      '- **`onItemClick`** `(event) => void` = false *Pro*',
      '  - `event` `MouseEvent`',
      '',
      '    The click.',
      '',
      '  Called at a click.',
      '',
      '  in 2 demos: [A](http://localhost:8400/x/a/#A), [B](http://localhost:8400/x/a/#B)',
    ].join('\n'),
  );
});
