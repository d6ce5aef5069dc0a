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
    '<div id="announcer" aria-live="polite"></div>',
  ].join('');
});

afterEach(() => {
  vi.useRealTimers();
});

function button(within = 'block'): HTMLElement {
  return document.querySelector<HTMLElement>(`#${within} button`)!;
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
