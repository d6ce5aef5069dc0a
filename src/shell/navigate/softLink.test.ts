// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageBehind, softTarget } from './softLink.ts';

const here = { origin: 'https://docs.example.com', pathname: '/x/react-charts/bars/' };
const plain = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function inside(html: string): Element {
  document.head.innerHTML = `<base href="${here.origin}${here.pathname}">`;
  document.body.innerHTML = html;
  return document.querySelector('b')!;
}

test.each([
  ['a page', '<a href="/x/introduction/"><b>a</b></a>', '/introduction/'],
  ['an anchor of a page', '<a href="/x/introduction/#a"><b>a</b></a>', '/introduction/#a'],
  ['a page with a query', '<a href="/x/introduction/?a=1"><b>a</b></a>', '/introduction/?a=1'],
  [
    'a page by its whole address',
    '<a href="https://docs.example.com/x/introduction/"><b>a</b></a>',
    '/introduction/',
  ],
  ['the page itself', '<a href="/x/react-charts/bars/"><b>a</b></a>', '/react-charts/bars/'],
  ['an anchor of the page itself', '<a href="#a"><b>a</b></a>', undefined],
  [
    'an anchor of the page itself, whole',
    '<a href="/x/react-charts/bars/#a"><b>a</b></a>',
    undefined,
  ],
  ['a file', '<a href="/x/favicon.svg"><b>a</b></a>', undefined],
  ['another site', '<a href="https://e.org/x/introduction/"><b>a</b></a>', undefined],
  ['another part of the host', '<a href="/blog/"><b>a</b></a>', undefined],
  ['a part of the host that begins alike', '<a href="/xylophone/"><b>a</b></a>', undefined],
  ['a letter', '<a href="mailto:a@e.org"><b>a</b></a>', undefined],
  ['a new tab', '<a href="/x/introduction/" target="_blank"><b>a</b></a>', undefined],
  ['a download', '<a href="/x/introduction/" download><b>a</b></a>', undefined],
  ['no address', '<a><b>a</b></a>', undefined],
  ['an address that is none', '<a href="https://["><b>a</b></a>', undefined],
  ['no link', '<b>a</b>', undefined],
])('a link to %s leads to', (_what, html, page) => {
  const target = inside(html);
  expect(pageBehind(target, here)).toBe(page);
  expect(softTarget({ ...plain, target }, here)).toBe(page);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('a click with %o is left to the browser', (modifier) => {
  const target = inside('<a href="/x/introduction/"><b>a</b></a>');
  expect(softTarget({ ...plain, ...modifier, target }, here)).toBeUndefined();
});

test('a click on nothing leads nowhere', () => {
  expect(softTarget({ ...plain, target: null }, here)).toBeUndefined();
});
