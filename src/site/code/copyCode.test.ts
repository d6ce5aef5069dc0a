// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyCode } from './copyCode.ts';

const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML = [
    '<div class="code" id="block"><pre><code><i class="k">const</i> a = 1;\n</code></pre><button>Copy</button></div>',
    '<div class="demo" id="demo"><div class="stage"><pre>Drawn by the demo</pre></div>',
    '<div class="source"><details><pre>Its source</pre></details><div class="tools"><button>Copy</button></div></div></div>',
    '<p>Run <code>npm test</code> <button id="inline" data-code="npm test" aria-label="Copy the command">Copy</button></p>',
    '<div id="announcer" aria-live="polite" data-copied="Copied"></div>',
  ].join('');
});

afterEach(() => {
  vi.useRealTimers();
});

function button(within = 'block'): HTMLElement {
  return document.querySelector<HTMLElement>(`#${within} button, button#${within}`)!;
}

describe('the copy button', () => {
  test('copies the text of its block', async () => {
    await copyCode(button());
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n');
  });

  test('copies the source of a demo, not what the demo draws', async () => {
    await copyCode(button('demo'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Its source');
  });

  test('says Copied for 2000 ms (K1)', async () => {
    await copyCode(button());
    expect(button().dataset.copied).toBe('true');
    vi.advanceTimersByTime(1999);
    expect(button().textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button().textContent).toBe('Copy');
    expect(button().dataset.copied).toBeUndefined();
  });

  test('pressed again at 1000 ms says so until 3000 ms (K4)', async () => {
    await copyCode(button());
    vi.advanceTimersByTime(1000);
    await copyCode(button());
    vi.advanceTimersByTime(1999);
    expect(button().textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button().textContent).toBe('Copy');
  });

  test('has a clock of its own', async () => {
    await copyCode(button());
    vi.advanceTimersByTime(1000);
    await copyCode(button('demo'));
    vi.advanceTimersByTime(1000);
    expect([button().textContent, button('demo').textContent]).toEqual(['Copy', 'Copied']);
  });

  test('tells a screen reader (K13)', async () => {
    await copyCode(button());
    expect(document.getElementById('announcer')?.textContent).toBe('Copied');
  });

  test('stays as it is when the clipboard refuses, without a word in the console (K5)', async () => {
    const complain = vi.spyOn(console, 'error');
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await copyCode(button());
    expect(button().outerHTML).toBe('<button>Copy</button>');
    expect(document.getElementById('announcer')?.textContent).toBe('');
    expect(complain).not.toHaveBeenCalled();
  });

  test('stays as it is where there is no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await copyCode(button());
    expect(button().textContent).toBe('Copy');
  });

  test('breaks nothing when its page is left within the delay (K11)', async () => {
    await copyCode(button());
    document.body.replaceChildren();
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});

describe('a copy button in a line of text', () => {
  test('copies the text it was given', async () => {
    await copyCode(button('inline'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('npm test');
  });

  test('says Copied for 1200 ms (K2)', async () => {
    await copyCode(button('inline'));
    vi.advanceTimersByTime(1199);
    expect(button('inline').textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button('inline').textContent).toBe('Copy');
  });

  test('pressed again at 1000 ms says so until 2200 ms (K3)', async () => {
    await copyCode(button('inline'));
    vi.advanceTimersByTime(1000);
    await copyCode(button('inline'));
    vi.advanceTimersByTime(1199);
    expect(button('inline').textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button('inline').textContent).toBe('Copy');
  });
});

test('the word is the one that the page carries', async () => {
  document.getElementById('announcer')!.dataset.copied = 'Kopiert';
  button().textContent = 'Kopieren';
  await copyCode(button());
  expect(button().textContent).toBe('Kopiert');
  vi.runAllTimers();
  expect(button().textContent).toBe('Kopieren');
});
