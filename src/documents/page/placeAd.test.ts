import { expect, test } from 'vitest';
import { placeAd } from './placeAd.node.ts';

const ROOM = '<div class="ad"></div>';

test.each([
  [
    'behind the first section, whatever stands before its heading',
    '<p>Lead.</p><h2 id="a">A</h2><p>a</p>|<h2 id="b">B</h2><h2 id="c">C</h2>',
  ],
  [
    'at the end of a text of one section',
    '<p>Lead.</p><h2 id="a">A</h2><h3 id="b">B</h3><p>b</p>|',
  ],
  ['at the end of a text without headings', '<p>Lead.</p>|'],
])('the room of the ad stands %s', (_where, text) => {
  expect(placeAd(text.replace('|', ''))).toBe(text.replace('|', ROOM));
});
