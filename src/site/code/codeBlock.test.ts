import { describe, expect, test } from 'vitest';
import { renderCodeBlock, renderCodeLines } from './codeBlock.node.ts';
import { raw } from './html.node.ts';

const PLAIN = { marked: new Set<number>() };

describe('a code block', () => {
  test('is named by its language, takes focus because it scrolls, and can be copied', async () => {
    const { html } = await renderCodeBlock('a\n', 'text', PLAIN);
    expect(html).toMatch(
      /^<div class="code"><pre tabindex="0" role="\w+" aria-label="Code, text">/,
    );
    expect(html).toContain('<code>a\n</code></pre>');
    expect(html).toContain(
      '<button type="button" class="copy" data-do="copy" data-ga-event-category="docs" data-ga-event-action="copy-click">Copy</button>',
    );
  });

  test('shows its title and is named by it', async () => {
    const { html } = await renderCodeBlock('a', 'text', { ...PLAIN, title: 'a "b".txt' });
    expect(html).toContain('<div class="code-title">a &quot;b&quot;.txt</div>');
    expect(html).toContain('aria-label="a &quot;b&quot;.txt"');
  });

  test('marks lines', async () => {
    const { html } = await renderCodeBlock('a\nb\nc', 'text', { marked: new Set([2]) });
    expect(html).toContain('<code>a\n<mark>b\n</mark>c\n</code>');
  });

  test.each([
    ['ts', 'a(); // [!code --]\nb(); // [!code ++]'],
    ['bash', 'a # [!code --]\nb # [!code ++]'],
    ['css', 'a {} /* [!code --] */\nb {} /* [!code ++] */'],
    ['tsx', '<a /> {/* [!code --] */}\n<b /> {/* [!code ++] */}'],
  ])('shows a difference in %s and takes its marks out', async (language, code) => {
    const { html } = await renderCodeBlock(code, language, PLAIN);
    expect(html).toMatch(/<span class="removed">.*\n<\/span><span class="added">.*\n<\/span>/);
    expect(html).not.toContain('!code');
  });

  test.each([
    [32, false],
    [33, true],
  ])('of %i lines is folded: %s', async (count, isFolded) => {
    const { html } = await renderCodeBlock('a\n'.repeat(count), 'text', PLAIN);
    expect(html.startsWith('<div class="code fold">')).toBe(isFolded);
    expect(html.includes(`data-do="unfold">Show all ${count} lines</button>`)).toBe(isFolded);
  });
});

test('lines that stand for themselves have a copy button each, which is given its line', () => {
  const { html } = renderCodeLines(
    [{ html: raw('<i class="k">import</i> &lt;a&gt;;'), marked: false }],
    ['import <a>;'],
    (number) => `Copy line ${number}`,
  );
  expect(html).toMatch(
    /^<ul class="code lines"><li class="copyable"><pre><code><i class="k">import<\/i> &lt;a&gt;;<\/code><\/pre><button /,
  );
  expect(html).toContain('data-code="import &lt;a&gt;;"');
  expect(html).toContain('aria-label="Copy line 1">Copy</button></li></ul>');
});
