// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollIntoNav } from './scrollIntoNav.ts';

/** A tree of 600 px below a header of 57 px, scrolled by 1000 px; jsdom lays nothing out. */
function navWithEntryAt(top: number): HTMLElement {
  document.body.innerHTML = '<nav><a aria-current="page">a</a></nav>';
  const nav = document.querySelector('nav')!;
  nav.scrollTop = 1000;
  vi.spyOn(nav, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 57, 288, 600));
  vi.spyOn(nav.querySelector('a')!, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 288, 30),
  );
  return nav;
}

test.each([
  ['in view', 300, 1000],
  ['in view with just 120 px below it', 657 - 120 - 30, 1000],
  ['too near to the lower edge', 657 - 120 - 30 + 1, 1001],
  ['far below', 1657, 1000 + 1657 + 30 + 120 - 657],
  ['at the upper edge', 57, 1000],
  ['above', 7, 950],
])(
  'an active entry %s leaves 120 px free below it with the least movement',
  (_case, top, scrolled) => {
    const nav = navWithEntryAt(top);
    scrollIntoNav(nav);
    expect(nav.scrollTop).toBe(scrolled);
  },
);

test('a tree without an active entry stays where it is', () => {
  const nav = navWithEntryAt(5000);
  nav.replaceChildren();
  scrollIntoNav(nav);
  expect(nav.scrollTop).toBe(1000);
});
