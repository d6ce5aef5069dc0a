// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { around, on } from './on.ts';

beforeEach(() => {
  document.body.innerHTML = '<a id="outer" class="it"><b><i id="inner">text</i></b></a><p>else</p>';
});
afterEach(() => document.body.replaceChildren());

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('gives the nearest element that matches, and says nothing of an event elsewhere', () => {
  const act = vi.fn();
  const stop = on(document, ['click', 'focusin'], '.it', act);
  click('#inner');
  click('p');
  expect(act.mock.calls.map(([found]) => (found as Element).id)).toEqual(['outer']);
  stop();
});

test('hears elements that come later, and nothing once it is stopped', () => {
  const act = vi.fn();
  const stop = on(document, ['click'], '.late', act);
  document.querySelector('p')?.classList.add('late');
  click('p');
  stop();
  click('p');
  expect(act).toHaveBeenCalledTimes(1);
});

test('can hear before the element itself does', () => {
  const heard: string[] = [];
  document.querySelector('#inner')?.addEventListener('click', () => heard.push('itself'));
  const stop = on(document.body, ['click'], '.it', () => heard.push('before'), { capture: true });
  click('#inner');
  stop();
  click('#inner');
  expect(heard).toEqual(['before', 'itself', 'itself']);
});

test('nothing is around what is no element', () => {
  expect(around(document, '.it')).toBeNull();
  expect(around(null, '.it')).toBeNull();
});
