import { expect, test } from 'vitest';
import { aloneAddress, frameAddress, readAloneAddress, readBareness } from './aloneAddress.ts';

test('the address of a demo by itself leads back to the same demo', () => {
  const place = { pathname: '/x/react-charts/bars', name: 'Stacks' };
  const address = aloneAddress(place);
  expect(address).toBe('/x/demo/?page=react-charts%2Fbars&name=Stacks');
  expect(readAloneAddress(address.slice(address.indexOf('?')))).toEqual(place);
});

test('it carries the preview; in a frame all but the width, and no way back', () => {
  const place = { pathname: '/x/react-charts/bars', name: 'Stacks' };
  const preview = { mode: 'dark', width: 360 } as const;
  const address = aloneAddress(place, preview);
  expect(address).toBe('/x/demo/?page=react-charts%2Fbars&name=Stacks&mode=dark&width=360');
  expect(readAloneAddress(address.slice(address.indexOf('?')))).toEqual(place);
  expect(frameAddress(place, preview)).toBe(
    '/x/demo/?page=react-charts%2Fbars&name=Stacks&mode=dark&bare=roomy',
  );
  expect(frameAddress(place, {}, 'tight')).toMatch(/&name=Stacks&bare=tight$/);
});

test.each([
  ['?page=a&name=B', undefined],
  ['?page=a&name=B&bare', 'roomy'],
  ['?page=a&name=B&bare=<b>', 'roomy'],
  ['?page=a&name=B&bare=tight', 'tight'],
])('the room of the frame at %s is %s', (search, bareness) => {
  expect(readBareness(search)).toBe(bareness);
});

test.each([
  '',
  '?page=react-charts/bars',
  '?name=Stacks',
  '?page=//evil.example&name=Stacks',
  '?page=javascript:alert(1)&name=Stacks',
  '?page=react-charts/bars&name=__proto__',
])('"%s" names no demo', (search) => {
  expect(readAloneAddress(search)).toBeUndefined();
});
