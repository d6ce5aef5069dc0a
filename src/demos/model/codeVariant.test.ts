// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { showVariant } from './codeVariant.ts';

const TYPED = '<pre><code>const a: A = b &lt; c;\n</code></pre>';
const PLAIN = '<pre><code>const a = b &lt; c;\n</code></pre>';
const CSS_TYPED = '<div class="files"><pre><code>const css: A;\n</code></pre></div>';
const CSS_PLAIN = '<div class="files"><pre><code>const css;\n</code></pre></div>';

beforeEach(() => {
  document.body.innerHTML = [
    '<div class="demo" id="both">',
    '<div class="stage"><pre>Drawn by the demo</pre></div>',
    `<div class="source"><details><summary>Show</summary>${TYPED}</details>`,
    button('code-variant', 'TS', true),
    button('code-variant', 'JS', false),
    `${waiting('system JS', PLAIN)}</div></div>`,
    `<div class="demo" id="one"><div class="source"><summary></summary>${PLAIN}</div></div>`,
    `<div class="demo" id="styled"><div class="source"><summary></summary>${TYPED}`,
    button('code-styling', 'MUI System', true),
    button('code-styling', 'CSS', false),
    waiting('system JS', PLAIN),
    waiting('css TS', CSS_TYPED),
    `${waiting('css JS', CSS_PLAIN)}</div></div>`,
  ].join('');
});

function button(control: string, value: string, isPressed: boolean): string {
  return `<button data-do="${control}" value="${value}" aria-pressed="${isPressed}">${value}</button>`;
}

function waiting(key: string, html: string): string {
  return `<script type="text/plain" data-text="${key}">${html}</script>`;
}

function sources(): string[] {
  return [...document.querySelectorAll('summary')].map(
    (summary) => summary.nextElementSibling?.outerHTML ?? '',
  );
}

function pressed(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ value }) => value);
}

describe('showing a language', () => {
  test('shows it in every demo that has two, and leaves alone what a demo draws', () => {
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
    expect(pressed()).toEqual(['JS', 'MUI System']);
    expect(document.querySelector('.stage pre')?.textContent).toBe('Drawn by the demo');
  });

  test('leaves an edited demo in the text of its edit', () => {
    const edited = document.getElementById('both')!;
    edited.dataset.edit = '&edit=a';
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([TYPED, PLAIN, PLAIN]);
    delete edited.dataset.edit;
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
  });

  test('and the first again brings the first text back', () => {
    showVariant({ variant: 'JS', styling: 'MUI System' });
    showVariant({ variant: 'TS', styling: 'MUI System' });
    expect(sources()).toEqual([TYPED, PLAIN, TYPED]);
    expect(pressed()).toEqual(['TS', 'MUI System']);
  });

  test('that is shown already changes nothing', () => {
    showVariant({ variant: 'JS', styling: 'MUI System' });
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
  });
});

describe('showing a styling', () => {
  test('shows it in every demo that is written in it, in the language that is shown', () => {
    showVariant({ variant: 'JS', styling: 'CSS' });
    expect(sources()).toEqual([PLAIN, PLAIN, CSS_PLAIN]);
    expect(pressed()).toEqual(['JS', 'CSS']);
  });

  test("that a demo is not written in shows the system's", () => {
    showVariant({ variant: 'JS', styling: 'CSS' });
    showVariant({ variant: 'TS', styling: 'Tailwind' });
    expect(sources()).toEqual([TYPED, PLAIN, TYPED]);
    expect(pressed()).toEqual(['TS', 'MUI System']);
  });

  test('and each text is there again when it is asked for, whatever came between', () => {
    const all = (['MUI System', 'CSS'] as const).flatMap((styling) =>
      (['TS', 'JS'] as const).map((variant) => ({ styling, variant })),
    );
    const texts = all.map((preference) => {
      showVariant(preference);
      return sources()[2];
    });
    expect(texts).toEqual([TYPED, PLAIN, CSS_TYPED, CSS_PLAIN]);
  });
});
