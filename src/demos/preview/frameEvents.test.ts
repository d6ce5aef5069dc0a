// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ESCAPE_EVENT, hear, HEIGHT_EVENT } from '#src/site/timing/pageEvents.ts';
import { handEscapeOn, tellFrame } from './frameEvents.ts';

const onEscape = vi.fn();
const frame = document.createElement('iframe');
let stop = () => {};

beforeEach(() => {
  onEscape.mockReset();
  frame.addEventListener(ESCAPE_EVENT, onEscape);
  vi.stubGlobal('frameElement', frame);
  stop = handEscapeOn();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function press(key: string, on = '#here'): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  document.querySelector(on)?.dispatchEvent(event);
}

test.each([
  ['Escape on a demo', '<button id="here"></button>', 'Escape', 1],
  [
    'beside a tooltip',
    '<i id="here"></i><p class="MuiPopper-root MuiTooltip-popper"></p>',
    'Escape',
    1,
  ],
  ['another key', '<button id="here"></button>', 'Enter', 0],
  ['while a list is open', '<i id="here"></i><p class="MuiPopper-root"></p>', 'Escape', 0],
  ['while a menu is open', '<i id="here"></i><p class="MuiModal-root"></p>', 'Escape', 0],
  ['in a field', '<input id="here">', 'Escape', 0],
])('%s is handed on, or is the demo’s own', (_, html, key, times) => {
  document.body.innerHTML = html;
  press(key);
  expect(onEscape).toHaveBeenCalledTimes(times);
});

test('a window that is no frame hands nothing on', () => {
  vi.stubGlobal('frameElement', null);
  document.body.innerHTML = '<button id="here"></button>';
  press('Escape');
  expect(onEscape).not.toHaveBeenCalled();
});

test('a window tells its frame a height', () => {
  const heights: number[] = [];
  const stopHearing = hear(frame, HEIGHT_EVENT, (height) => heights.push(height));
  tellFrame(HEIGHT_EVENT, 340);
  stopHearing();
  tellFrame(HEIGHT_EVENT, 350);
  expect(heights).toEqual([340]);
});
