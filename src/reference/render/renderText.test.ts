import { expect, test } from 'vitest';
import { renderInline, renderText } from './renderText.node.ts';
import { typeRenderer } from './renderType.node.ts';

const link = typeRenderer('data-grid', 'DataGrid');

test.each([
  ['If `true`, it is **on**.', '<p>If <code>true</code>, it is <b>on</b>.</p>'],
  ['One\nline.\n\nAnother.', '<p>One line.</p><p>Another.</p>'],
  ['Either\n- a < b\n- c', '<p>Either</p><ul><li>a &lt; b</li><li>c</li></ul>'],
  ['```\n<A />\n```', '<pre class="eg"><code>&lt;A /&gt;</code></pre>'],
  ['[[GridColDef]]', '<p><code><a href="/x/api/data-grid/grid-col-def/">GridColDef</a></code></p>'],
  ['`DataGrid`', '<p><code>DataGrid</code></p>'],
  [
    'See {@link https://mui.com/x/react-data-grid/layout/#flex the docs}.',
    '<p>See <a href="/x/react-data-grid/layout/">the docs</a>.</p>',
  ],
  ['Formats:\n1. a\n2. b', '<p>Formats:</p><ol><li>a</li><li>b</li></ol>'],
  [
    'An `a` of <Type> or https://a.org/b_c.',
    '<p>An <code>a</code> of &lt;Type&gt; or <a href="https://a.org/b_c" rel="noopener">a.org/b_c</a>.</p>',
  ],
  ['[out](https://a.org/b)', '<p><a href="https://a.org/b" rel="noopener">out</a></p>'],
])('%j', (text, html) => {
  expect(renderText(text, link).html).toBe(html);
});

test('a list that must stand in a line is told apart by semicolons', () => {
  expect(renderInline('- `[]` on desktops\n- `[1]`', link).html).toBe(
    '<code>[]</code> on desktops; <code>[1]</code>',
  );
});
