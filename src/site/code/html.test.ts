import { expect, test } from 'vitest';
import { attributes, code, heading, html, htmlTexts, joined, list, listed, raw, table } from './html.node.ts';

test('a text is escaped, between elements and in an attribute', () => {
  expect(html`<p title="${'"a" & b'}">${'<b>'}</p>`.html).toBe(
    '<p title="&quot;a&quot; &amp; b">&lt;b&gt;</p>',
  );
});

test('HTML is not, however deep it stands', () => {
  const items = ['a<b', 'c'].map((each) => html`<i>${each}</i>`);
  expect(html`<p>${[items, raw('<br>'), 3]}</p>`.html).toBe('<p><i>a&lt;b</i><i>c</i><br>3</p>');
});

test('a text of the dictionary keeps its values as what they are', () => {
  const text = htmlTexts('api-docs');
  expect(text('demoOn', { demo: html`<a href="#a">A</a>`, page: 'B < C' }).html).toBe(
    '<a href="#a">A</a> in B &lt; C',
  );
  expect(() => htmlTexts<string>('api-docs')('nothing' as never)).toThrow('api-docs.nothing');
});

test('what pages are made of is drawn alike everywhere', () => {
  expect(heading('a', 'A & B').html).toBe(
    '<h2 id="a"><a class="anchor" href="#a">A &amp; B</a></h2>',
  );
  expect(list([code('<A />'), 'b']).html).toBe(
    '<ul><li><code>&lt;A /&gt;</code></li><li>b</li></ul>',
  );
  expect(listed(['<', code('b'), 'c'], 'disjunction').html).toBe('&lt;, <code>b</code>, or c');
  expect(joined(['a', code('b'), 'c']).html).toBe('a, <code>b</code>, c');
  expect(table('T', ['H'], [['<'], [code('c')]]).html).toBe(
    '<div class="table" tabindex="0" role="group" aria-label="T"><table><thead><tr><th>H</th></tr></thead><tbody><tr><td>&lt;</td></tr><tr><td><code>c</code></td></tr></tbody></table></div>',
  );
});

test('attributes stand in their order, their values escaped', () => {
  expect(attributes({ 'data-do': 'copy', 'data-code': '"<b>' }).html).toBe(
    'data-do="copy" data-code="&quot;&lt;b&gt;"',
  );
});
