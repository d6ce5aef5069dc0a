// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseVariant, showVariant, storedVariant } from './codeVariant.ts';

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

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'codeVariant=; path=/; max-age=0';
});

function sources(): string[] {
  return [...document.querySelectorAll('.source pre')].map(({ outerHTML }) => outerHTML);
}

function pressed(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ value }) => value);
}

describe('the stored choice', () => {
  test.each([
    ['', 'TS'],
    ['codeVariant=TS', 'TS'],
    ['codeVariant=JS', 'JS'],
    ['a=b; codeVariant=JS; c=d', 'JS'],
    ['a=b;codeVariant=JS', 'JS'],
    ['codeVariant=js', 'TS'],
    ['codeVariant=JSX', 'TS'],
    ['codeVariant=', 'TS'],
    ['mycodeVariant=JS', 'TS'],
    ['a=codeVariant=JS', 'TS'],
  ])('of the cookies "%s" is %s (behaviour 4.1)', (cookies, variant) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    expect(storedVariant()).toBe(variant);
  });

  test('is TS where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storedVariant()).toBe('TS');
  });
});

describe('choosing a language', () => {
  test('shows it in every demo that has two, and leaves alone what a demo draws', () => {
    chooseVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
    expect(pressed()).toEqual(['JS']);
    expect(document.querySelector('.stage pre')?.textContent).toBe('Drawn by the demo');
  });

  test('and choosing the first again brings the first text back', () => {
    chooseVariant('JS');
    chooseVariant('TS');
    expect(sources()).toEqual([TYPED, PLAIN]);
    expect(pressed()).toEqual(['TS']);
  });

  test('that is shown already changes nothing', () => {
    chooseVariant('JS');
    showVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
  });

  test('stores it for a year and all of the site', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    chooseVariant('JS');
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax',
    );
    expect(storedVariant()).toBe('JS');
  });

  test('works where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    chooseVariant('JS');
    expect(sources()).toEqual([PLAIN, PLAIN]);
  });
});

test('showing the stored language stores nothing', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  showVariant('JS');
  expect(set).not.toHaveBeenCalled();
});
