import { expect, test } from 'vitest';
import { wholeAtFirst } from './wholeAtFirst.ts';

const NAV = '<header></header><nav id="site-navigation"></nav>';

test.each([
  [
    'the frame and the last heading in view',
    `${NAV}<main><h2 id="a">A</h2><table></table><h2 id="b-1">B</h2>`,
    ['site-navigation', 'b-1'],
  ],
  [
    'no heading that is far down',
    `${NAV}<main><h2 id="a">A</h2>${'.'.repeat(8000)}<h2 id="b">B</h2>`,
    ['site-navigation', 'a'],
  ],
  [
    'the frame alone where no heading is in view',
    `${NAV}<main>${'.'.repeat(8000)}<h2 id="b">B</h2>`,
    ['site-navigation'],
  ],
  ['no heading of the frame', '<h2 id="a">A</h2><main></main>', []],
  ['nothing of a page without a frame', '<p>one demo by itself</p>', []],
])('what is painted at first has %s', (_, html, ids) => {
  expect(wholeAtFirst(html)).toEqual(ids);
});
