// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearParkedDemos, parkDemos } from './parkDemos.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('demos that are drawn stay in the document when the text around them goes', () => {
  document.body.innerHTML =
    '<div class="doc"><div class="stage"><div class="stage-root"><b>drawn</b></div></div></div>';
  const text = document.querySelector('.doc')!;
  const drawn = document.querySelector('b')!;
  parkDemos(text);
  text.innerHTML = '';
  expect(drawn.isConnected).toBe(true);
  expect(drawn.closest('.doc')).toBeNull();
  clearParkedDemos();
  expect(document.body.innerHTML).toBe('<div class="doc"></div>');
});

test.each([
  ['is not drawn yet', '<p class="stage-wait">Bars</p>'],
  ['holds a frame, which would load anew', '<iframe></iframe>'],
])('a demo that %s goes with its text', (_, content) => {
  document.body.innerHTML = `<div class="doc"><div class="stage-root">${content}</div></div>`;
  const before = document.body.innerHTML;
  parkDemos(document);
  expect(document.body.innerHTML).toBe(before);
});
