// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lookForAd } from './pollSlot.ts';

const BACKERS = 'https://material-ui-next.com/discover-more/backers';

test.each([
  ['', 'nothing'],
  ['<script id="_carbonads_js"></script>', 'nothing'],
  ['<div class="ad"><a href="https://a.example/">An own ad</a></div>', 'nothing'],
  ['<div id="carbonads"></div>', 'element'],
  ['<div class="ea-placement"></div>', 'element'],
  ['<div class="carbonads"></div>', 'element'],
  ['<div id="carbonads"><a href="https://a.example/">A</a></div>', 'ad'],
  ['<div class="ea-placement"><a href="https://a.example/">A</a></div>', 'ad'],
  ['<p><span class="carbonads"><b><a href="https://a.example/">A</a></b></span></p>', 'ad'],
  [`<div id="carbonads"><a href="${BACKERS}">A</a></div>`, 'backer'],
  [
    `<div id="carbonads"><a href="https://a.example/">A</a><a href="${BACKERS}">B</a></div>`,
    'backer',
  ],
  [`<div id="carbonads"><a href="${BACKERS}/">A</a></div>`, 'ad'],
  [`<div id="carbonads"><a href="${BACKERS}?a=b">A</a></div>`, 'ad'],
  [`<div class="carbonads"><a href="${BACKERS}">A</a></div>`, 'ad'],
])('in %s it finds %s', (html, finding) => {
  document.body.innerHTML = html;
  expect(lookForAd(document.body, BACKERS)).toBe(finding);
});
