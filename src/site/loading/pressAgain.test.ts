// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPress, pressAgain } from './pressAgain.ts';

const HERE = 'https://docs.example.com/x/introduction/';
const KEY = 'x-press-again';

const onClick = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  onClick.mockClear();
  document.body.innerHTML = '<button class="search"></button>';
  document.querySelector('button')?.addEventListener('click', onClick);
});

test('a control is pressed again after a reload, once', () => {
  keepPress('.search', HERE);
  pressAgain(HERE);
  pressAgain(HERE);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a control that comes later is pressed when it comes', async () => {
  keepPress('.late', HERE);
  pressAgain(HERE);
  const late = document.createElement('button');
  late.className = 'late';
  late.addEventListener('click', onClick);
  document.body.append(late);
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
});

test('on another page nothing is pressed, then or later', () => {
  keepPress('.search', HERE);
  pressAgain('https://docs.example.com/x/react-charts/');
  pressAgain(HERE);
  expect(onClick).not.toHaveBeenCalled();
});

test.each([
  '',
  'null',
  '[]',
  '{"0":1}',
  `["${HERE}"]`,
  `["${HERE}", 1]`,
  `["${HERE}", "<"]`,
  `["${HERE}", "#"]`,
])('what others have written presses nothing: %s', (text) => {
  sessionStorage.setItem(KEY, text);
  pressAgain(HERE);
  expect(onClick).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
