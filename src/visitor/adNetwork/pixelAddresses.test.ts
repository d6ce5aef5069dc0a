import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixelAddresses } from './pixelAddresses.ts';

test.each<[pixel: string, timestamp: string, addresses: string[] | undefined]>([
  [
    'https://p/1?[timestamp]||https://p/2?[timestamp]',
    '171',
    ['https://p/1?171', 'https://p/2?171'],
  ],
  ['https://p/1', '171', ['https://p/1']],
  ['//p/1?[timestamp]', '171', ['https://p/1?171']],
  ['https://p/?[timestamp]&[timestamp]', '171', ['https://p/?171&[timestamp]']],
  ['https://p/?[timestamp]', '', ['https://p/?']],
  ['https://p/?[timestamp]', '$&', ['https://p/?$&']],
  ['||https://p/1|| ||https://p/2||', '', ['https://p/1', 'https://p/2']],
  ['', '', []],
  ['||||', '', []],
  ['https://p/1||javascript:alert(1)', '', undefined],
  ['http://p/1', '', undefined],
  ['https://p/1|https://p/2 ', '', ['https://p/1|https://p/2']],
  [Array(10).fill('https://p/').join('||'), '', Array<string>(10).fill('https://p/')],
  [Array(11).fill('https://p/').join('||'), '', undefined],
])('%s with the timestamp "%s"', (pixel, timestamp, addresses) => {
  expect(pixelAddresses(pixel, timestamp)).toEqual(addresses);
});

test('whatever the text, only https is asked for, ten times at most', () => {
  const part = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('', '//p/', 'javascript:a'));
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, timestamp) => {
      const addresses = pixelAddresses(parts.join('||'), timestamp) ?? [];
      expect(addresses.length).toBeLessThanOrEqual(10);
      expect(addresses.every((address) => new URL(address).protocol === 'https:')).toBe(true);
    }),
  );
});
