import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('each key has one value, made when it is first asked for', () => {
  const made: string[] = [];
  const lettersOf = memoize((word: string) => {
    made.push(word);
    return [...word];
  });
  expect(lettersOf('ab')).toEqual(['a', 'b']);
  expect(lettersOf('ab')).toBe(lettersOf('ab'));
  lettersOf('c');
  expect(made).toEqual(['ab', 'c']);
});

test('what could not be made is tried again', () => {
  let times = 0;
  const make = memoize(() => {
    times += 1;
    if (times === 1) {
      throw new Error('not yet');
    }
    return {};
  });
  expect(() => make('key')).toThrow('not yet');
  expect(make('key')).toEqual({});
});
