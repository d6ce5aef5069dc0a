// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stageOf } from '#src/demos/model/demoElement.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { renderCode, renderCodeLines } from './codeBlock.node.ts';
import { COPIED } from './codeElement.ts';
import { copyCode } from './copyCode.ts';
import { html } from './html.node.ts';

const writeText = vi.fn();
let page: string;

beforeAll(async () => {
  const block = [{ html: html`<i class="k">const</i> a = 1;`, marked: false }];
  const line = [{ html: html`npm test`, marked: false }];
  page = [
    `<div id="block">${renderCode(block, 'Code').html}</div>`,
    `<div id="demo">${await renderedDemo('Bars', { 'Bars.tsx': 'Its.source();\n' })}</div>`,
    `<div id="inline">${renderCodeLines(line, ['npm test'], () => 'Copy the command').html}</div>`,
    `<div id="announcer" aria-live="polite" ${COPIED}="Copied"></div>`,
  ].join('');
});

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML = page;
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
    stageOf(document.body)!.innerHTML = '<pre>Drawn by the demo</pre>';
    await copyCode(button('demo'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Its.source();\n');
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
    const before = button().outerHTML;
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await copyCode(button());
    expect(button().outerHTML).toBe(before);
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
