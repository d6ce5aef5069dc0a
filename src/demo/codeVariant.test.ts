// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { showVariant } from './codeVariant.ts';

const TYPED = '<pre><code>const a: A = b &lt; c;\n</code></pre>';
const PLAIN = '<pre><code>const a = b &lt; c;\n</code></pre>';

beforeEach(() => {
  document.body.innerHTML = [
    '<div class="demo" id="both">',
    '<div class="stage"><pre>Drawn by the demo</pre></div>',
    `<div class="source"><details>${TYPED}</details>`,
    '<button data-do="code-variant" value="TS" aria-pressed="true">TS</button>',
    '<button data-do="code-variant" value="JS" aria-pressed="false">JS</button>',
    `<script type="text/plain" class="javascript">${PLAIN}</script></div></div>`,
    `<div class="demo" id="one"><div class="source">${PLAIN}</div></div>`,
  ].join('');
});

function sources(): string[] {
  return [...document.querySelectorAll('.source pre')].map(({ outerHTML }) => outerHTML);
}

function pressed(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ value }) => value);
}

describe('showing a language', () => {
  test('shows it in every demo that has two, and leaves alone what a demo draws', () => {
    showVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
    expect(pressed()).toEqual(['JS']);
    expect(document.querySelector('.stage pre')?.textContent).toBe('Drawn by the demo');
  });

  test('leaves an edited demo in the language of its edit', () => {
    const edited = document.getElementById('both')!;
    edited.dataset.edit = '&edit=a';
    showVariant('JS');
    expect(sources()).toEqual([TYPED, PLAIN]);
    delete edited.dataset.edit;
    showVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
  });

  test('and the first again brings the first text back', () => {
    showVariant('JS');
    showVariant('TS');
    expect(sources()).toEqual([TYPED, PLAIN]);
    expect(pressed()).toEqual(['TS']);
  });

  test('that is shown already changes nothing', () => {
    showVariant('JS');
    showVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
  });
});
