import { describe, expect, test } from 'vitest';
import { decodeError } from './decodeError.ts';

const MESSAGES = { 7: 'No rows.', 12: 'The color%s has the main `%s`.' };

describe('decodeError (behaviour 11)', () => {
  test.each<[string, string, string]>([
    ['?code=7', '7', 'No rows.'],
    ['?code=12&args%5B%5D=a&args%5B%5D=b+c', '12', 'The colora has the main `b c`.'],
    ['?code=12&args[]=a&args[]=b%20c', '12', 'The colora has the main `b c`.'],
    ['?code=12&args[]=a', '12', 'The colora has the main `…`.'],
    ['?code=12&args[]=a&args[]=b&args[]=c', '12', 'The colora has the main `b`.'],
    ['?code=12&args[]=%25s&args[]=$%26', '12', 'The color%s has the main `$&`.'],
    ['?code=12&args[]=&args[]=<b>', '12', 'The color has the main `<b>`.'],
  ])('%s', (query, code, message) => {
    expect(decodeError(MESSAGES, query, '…')).toEqual({ code, message });
  });

  test.each(['', '?', '?code=', '?code=999', '?code=constructor', '?code=__proto__', '?args[]=a'])(
    '%s names no error',
    (query) => {
      expect(decodeError(MESSAGES, query, '…')).toBeUndefined();
    },
  );
});
