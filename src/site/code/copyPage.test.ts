// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPage } from './copyPage.ts';

let copied: string[] = [];
const clipboard = {
  writeText: (text: string) => Promise.resolve(void copied.push(text)),
  write: async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
    const blob = await item?.parts['text/plain'];
    copied.push((await blob?.text()) ?? '');
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  document.body.innerHTML =
    '<div id="announcer" data-copied="Copied"></div><ul><li><button>Copy page</button></li><li><a href="/x/bars.md">View</a></li></ul>';
  vi.stubGlobal('navigator', { clipboard });
  answer(200);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(status: number): void {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(`# ${new URL(address).pathname}`, { status })),
  );
}

function button(): HTMLElement {
  return document.querySelector('button') ?? document.body;
}

test('copies the file that the link beside the button leads to, and says so for two seconds', async () => {
  await copyPage(button());
  expect(copied).toEqual(['# /x/bars.md']);
  expect(button().textContent).toBe('Copied');
  expect(document.getElementById('announcer')?.textContent).toBe('Copied');
  vi.advanceTimersByTime(1999);
  expect(button().textContent).toBe('Copied');
  vi.advanceTimersByTime(1);
  expect(button().textContent).toBe('Copy page');
});

test('hands the text over as a promise where the clipboard takes one', async () => {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      parts: Record<string, Promise<Blob>>;
      constructor(parts: Record<string, Promise<Blob>>) {
        this.parts = parts;
      }
    },
  );
  vi.stubGlobal(
    'Blob',
    class {
      parts: string[];
      constructor(parts: string[]) {
        this.parts = parts;
      }
      text = () => Promise.resolve(this.parts.join(''));
    },
  );
  await copyPage(button());
  expect(copied).toEqual(['# /x/bars.md']);
  expect(button().textContent).toBe('Copied');
});

test('says nothing when the file does not come or the clipboard is denied', async () => {
  answer(404);
  await copyPage(button());
  answer(200);
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  });
  await copyPage(button());
  expect(copied).toEqual([]);
  expect(button().textContent).toBe('Copy page');
});

test('a file that does not come after the clipboard has refused is no error of the page', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  vi.stubGlobal('ClipboardItem', class {});
  vi.stubGlobal('navigator', {
    clipboard: { write: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
  });
  let fail = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  await copyPage(button());
  fail();
  vi.useRealTimers();
  await new Promise((done) => setImmediate(done));
  expect(unheard).not.toHaveBeenCalled();
  process.off('unhandledRejection', unheard);
});
