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
});

function loaded(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

test('nothing is loaded before the page is calm or a visitor shows an intent', () => {
  loadLateScripts();
  expect(loaded()).toEqual([]);
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

test('they are loaded once, whatever follows', () => {
  loadLateScripts();
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(loaded()).toEqual(ADDRESSES);
});

test('a page that lists none loads none: npm run dev prints its own', () => {
  document.body.replaceChildren();
  loadLateScripts();
  vi.runAllTimers();
  expect(loaded()).toEqual([]);
});
