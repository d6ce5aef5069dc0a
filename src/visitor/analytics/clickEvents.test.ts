// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchClicks } from './clickEvents.ts';

const send = vi.fn();
const warn = vi.fn();
let draw = 0;
let stop = () => {};

beforeEach(() => {
  draw = 0;
  send.mockClear();
  warn.mockClear();
  stop = watchClicks(document, { send, random: () => draw, warn });
});

afterEach(() => stop());

function click(html: string, selector: string): void {
  document.body.innerHTML = html;
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function button(attributes: string): string {
  return `<button data-ga-event-category="demo" data-ga-event-action="copy" ${attributes}>Copy</button>`;
}

test('A3 a click on a drawing inside a button is one event of the button', () => {
  click(
    '<button data-ga-event-category="header" data-ga-event-action="github" data-ga-event-label="top"><svg><path/></svg></button>',
    'path',
  );
  expect(send).toHaveBeenCalledExactlyOnceWith('header', {
    eventAction: 'github',
    eventLabel: 'top',
  });
});

test('A4 of nested categories only the inner one counts', () => {
  click(
    '<div data-ga-event-category="ad" data-ga-event-action="click"><a data-ga-event-category="docs" data-ga-event-action="inner">a</a></div>',
    'a',
  );
  expect(send).toHaveBeenCalledExactlyOnceWith('docs', { eventAction: 'inner', eventLabel: null });
});

describe('sampling', () => {
  test.each([
    ['A5 ratio 0.1, draw 0.1', 'data-ga-event-split="0.1"', 0.1, 1],
    ['A5 ratio 0.1, draw 0.11', 'data-ga-event-split="0.1"', 0.11, 0],
    ['no ratio of its own, draw 0.1', '', 0.1, 1],
    ['no ratio of its own, draw 0.1001', '', 0.1001, 0],
    ['an empty ratio, draw 0.11', 'data-ga-event-split=""', 0.11, 0],
    ['a ratio that is no number, draw 0.11', 'data-ga-event-split="often"', 0.11, 0],
    ['a ratio above 1, draw 0.11', 'data-ga-event-split="10"', 0.11, 0],
    ['ratio 0, draw 0.9999', 'data-ga-event-split="0"', 0.9999, 1],
    ['ratio 1, draw 0.9999', 'data-ga-event-split="1"', 0.9999, 1],
  ])('%s', (_, attributes, drawn, times) => {
    draw = drawn;
    click(button(attributes), 'button');
    expect(send).toHaveBeenCalledTimes(times);
  });
});

test('A6 an element without an action is not sent, and a developer is told', () => {
  click('<button data-ga-event-category="docs">Copy</button>', 'button');
  expect(send).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('data-ga-event-action'));
});

test('a click beside anything that has a category is nothing', () => {
  click('<p>Text</p>', 'p');
  expect(send).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test.each(['label', 'b', 'input'])(
  'a click on a choice is one event, though the browser makes two of it: on its %s',
  (selector) => {
    document.body.innerHTML =
      '<label data-ga-event-category="settings" data-ga-event-action="dark"><input type="radio" name="mode"><b>Dark</b></label>';
    document.querySelector<HTMLElement>(selector)?.click();
    expect(send).toHaveBeenCalledExactlyOnceWith('settings', {
      eventAction: 'dark',
      eventLabel: null,
    });
  },
);

test('nothing is heard after it was stopped', () => {
  stop();
  click(button(''), 'button');
  expect(send).not.toHaveBeenCalled();
});
