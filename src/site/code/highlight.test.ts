import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.node.ts';
import { html as template, joined } from './html.node.ts';

async function htmlOf(code: string, language: string): Promise<string> {
  const lines = await highlight(code, language);
  return joined(
    lines.map(({ html }) => html),
    '\n',
  ).html;
}

test.each([
  ['a keyword and a string', 'ts', "import 'a';", 'k', 'import'],
  ['a string', 'ts', "import 'a';", 's', "'a'"],
  ['a comment', 'ts', '// why', 'c', '// why'],
  ['a number', 'json', '{ "a": 12 }', 'n', '12'],
  ['a tag', 'tsx', '<Button />', 't', 'Button'],
  ['an attribute', 'tsx', '<Button disabled />', 'a', 'disabled'],
])('%s has the class of its kind', async (_what, language, code, name, text) => {
  expect(await htmlOf(code, language)).toContain(`<i class="${name}">${text}`);
});

test.each(['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'css', 'html', 'md', 'yaml', 'diff', 'text'])(
  '%s shows every character of the code and no other',
  async (language) => {
    const code = '<a b="c">\n  {d && `</script>`}\n\n</a> # e';
    const html = await htmlOf(code, language);
    expect(html).not.toMatch(/<(?!\/?i[ >])/);
    expect(html.replace(/<[^>]+>/g, '')).toBe(template`${code}`.html);
  },
);

test('one line of code is one line of HTML, the last line break aside', async () => {
  expect(await highlight('a\n\nb\n', 'text')).toHaveLength(3);
  expect(await highlight('const a = 1;\n\nb;\n', 'ts')).toHaveLength(3);
});

test('stops at a language it does not know', async () => {
  await expect(highlight('a', 'rust')).rejects.toThrow(
    new Error(
      'The code language "rust" is not known. Use one of tsx, ts, jsx, js, json, bash, css, html, md, yaml, diff or text.',
    ),
  );
});

test('escaped text holds nothing that begins HTML or ends an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(template`${text}`.html).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
    }),
  );
});
