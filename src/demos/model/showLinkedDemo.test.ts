// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { followLink } from './followLink.ts';
import { showLinkedDemo } from './showLinkedDemo.ts';

const scrolledTo: string[] = [];
let page: string;

beforeAll(async () => {
  page = (await Promise.all(['Bars', 'Pies'].map((name) => renderedDemo(name)))).join('');
});

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
  delete document.documentElement.dataset.codeVariant;
  delete document.documentElement.dataset.codeStyling;
  document.body.innerHTML = page;
});

function opened(): (string | undefined)[] {
  return [...document.querySelectorAll('details[open]')].map(
    (details) => details.closest<HTMLElement>('.demo')?.id,
  );
}

describe('the address of a demo opens its source and leads to it:', () => {
  test.each([
    '#Bars',
    '#Bars.js',
    '#Bars.tsx&mode=dark',
    '#Bars.tsx',
    '#system-Bars.tsx',
    '#tailwind-Bars.js',
  ])('%s', (hash) => {
    location.hash = hash;
    showLinkedDemo();
    expect(opened()).toEqual(['Bars']);
    expect(scrolledTo).toEqual(['Bars']);
  });

  test.each(['', '#stacking', '#Unknown.tsx', '#css-classes'])('but not "%s"', (hash) => {
    location.hash = hash;
    showLinkedDemo();
    expect(opened()).toEqual([]);
    expect(scrolledTo).toEqual([]);
  });
});

test('a link followed on its own page shows the language it names, without storing it', () => {
  location.hash = '';
  expect(codePreference()).toEqual({ variant: 'TS', styling: 'MUI System' });
  location.hash = '#css-Pies.js';
  followLink();
  expect(codePreference()).toEqual({ variant: 'JS', styling: 'CSS' });
  expect(opened()).toEqual(['Pies']);
  expect(document.cookie).toBe('');
});
