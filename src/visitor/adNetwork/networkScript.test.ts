// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNetworkScript } from './networkScript.ts';

const NETWORK = {
  scriptUrl: 'https://ads.example/serve.js?placement=docs',
  scriptId: '_carbonads_js',
};

let node: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  node = document.querySelector('div')!;
});

afterEach(() => {
  vi.useRealTimers();
});

test('the script comes one task later, into its own node, without blocking', () => {
  loadNetworkScript(node, NETWORK);
  expect(node.children).toHaveLength(0);
  vi.runAllTimers();
  const script = node.querySelector('script');
  expect(script?.src).toBe(NETWORK.scriptUrl);
  expect(script?.id).toBe('_carbonads_js');
  expect(script?.async).toBe(true);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test.each<[string, (callOff: () => void) => void]>([
  ['whose node is gone', () => node.remove()],
  ['that was called off', (callOff) => callOff()],
])('a script %s is not loaded', (_, leave) => {
  leave(loadNetworkScript(node, NETWORK));
  vi.runAllTimers();
  expect(document.querySelector('script')).toBeNull();
  expect(node.querySelector('script')).toBeNull();
});

test('without an address none is loaded', () => {
  loadNetworkScript(node, { ...NETWORK, scriptUrl: undefined });
  vi.runAllTimers();
  expect(node.children).toHaveLength(0);
});
