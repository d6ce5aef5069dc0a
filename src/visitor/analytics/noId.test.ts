// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sendAdCrash } from './events.ts';
import { gtag } from './gtag.ts';
import { isCounting } from '#src/visitor/signals/isCounting.ts';

test('without an id nothing is counted, nothing is made and nothing is loaded', () => {
  gtag('event', 'docs', { eventAction: 'copy-click', eventLabel: null });
  sendAdCrash('in-house');
  expect(isCounting()).toBe(false);
  expect(window).not.toHaveProperty('dataLayer');
  expect(window).not.toHaveProperty('gtag');
  expect(document.scripts).toHaveLength(0);
});
