// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderStage } from '#src/demos/build/renderStage.node.ts';
import { drawnOf } from '#src/demos/model/demoElement.ts';
import { clearParkedDemos, parkDemos } from './DemoParking.tsx';

let text: HTMLElement;

beforeEach(() => {
  text = document.body.appendChild(document.createElement('article'));
  text.innerHTML = renderStage('Bars', { height: 300, phone: 300 }).html;
});

afterEach(() => {
  document.body.replaceChildren();
});

test('demos that are drawn stay in the document when the text around them goes', () => {
  drawnOf(text)!.innerHTML = '<b>drawn</b>';
  const drawn = document.querySelector('b')!;
  parkDemos(text);
  text.innerHTML = '';
  expect(drawn.isConnected).toBe(true);
  expect(drawn.closest('article')).toBeNull();
  clearParkedDemos();
  expect(document.body.innerHTML).toBe('<article></article>');
});

test.each([
  ['is not drawn yet', undefined],
  ['holds a frame, which would load anew', '<iframe></iframe>'],
])('a demo that %s goes with its text', (_, content) => {
  drawnOf(text)!.innerHTML = content ?? drawnOf(text)!.innerHTML;
  const before = document.body.innerHTML;
  parkDemos(document);
  expect(document.body.innerHTML).toBe(before);
});
