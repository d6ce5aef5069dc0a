import { expect, test } from 'vitest';
import { readCookie } from './readCookie.ts';

test('says that cookies cannot be read on the server', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    'The cookie codeVariant cannot be read on the server. Read it in an effect.',
  );
});
