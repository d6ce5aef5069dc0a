// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLateScripts } from './lateScripts.ts';

const ADDRESSES = ['/x/_next/a.js', '/x/_next/b.js'];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `<script id="late-scripts" type="application/json">${JSON.stringify(ADDRESSES)}</script><button>Copy</button>`;
});

afterEach(() => {
  vi.runAllTimers(); // takes the listeners away
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function loaded(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

test('nothing is loaded before the first frame', () => {
  loadLateScripts();
  expect(loaded()).toEqual([]);
});

test('the first script follows the first frame, the others wait until the page is calm', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadLateScripts();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(loaded()).toEqual(ADDRESSES.slice(0, 1));
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(loaded()).toEqual(ADDRESSES);
});

test('a calm page loads the scripts, which run in their order', () => {
  loadLateScripts();
  vi.runAllTimers();
  expect(loaded()).toEqual(ADDRESSES);
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([
    false,
    false,
  ]);
});

test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
  'the first %s loads them at once',
  (name) => {
    loadLateScripts();
    document.querySelector('button')?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(loaded()).toEqual(ADDRESSES);
  },
);

test('a page in a frame loads them with its first paint: the page around waits for it', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  loadLateScripts();
  expect(loaded()).toEqual([]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(loaded()).toEqual(ADDRESSES);
});

test('they are loaded once, whatever follows', () => {
  loadLateScripts();
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(loaded()).toEqual(ADDRESSES);
});

test('a page that lists none loads none', () => {
  document.body.replaceChildren();
  loadLateScripts();
  vi.runAllTimers();
  expect(loaded()).toEqual([]);
});

test('the bundler’s runtime finds the entries of the page when it comes', () => {
  const world = globalThis as { TURBOPACK?: unknown[] };
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="entry-chunks" type="application/json">["app", "page"]</script>',
  );
  loadLateScripts();
  expect(world.TURBOPACK).toEqual(['app', 'page']);
  delete world.TURBOPACK;
});
