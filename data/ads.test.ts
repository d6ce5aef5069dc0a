import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inHouseAds } from './ads.ts';

const LONGEST = 75;

test('each in-house ad is counted by itself', () => {
  expect(inHouseAds.length).toBeGreaterThan(0);
  expect(new Set(inHouseAds.map(({ label }) => label)).size).toBe(inHouseAds.length);
});

test.each(inHouseAds)('$name leads to an encrypted page, in few plain words', (ad) => {
  expect(ad.label).toMatch(/^in-house-[a-z]+$/);
  expect(new URL(ad.link).protocol).toBe('https:');
  expect(`${ad.name} ${ad.description}`).not.toMatch(/[<>&]/);
  expect(`${ad.name} – ${ad.description}`.length).toBeLessThanOrEqual(LONGEST);
});

test.each(inHouseAds)(
  '$name has a picture of its own, small and without script',
  ({ img = '' }) => {
    const picture = readFileSync(img.replace(/^\/x\//, 'public/'), 'utf8');
    expect(picture).toMatch(/^<svg [^>]*width="130" height="100"/);
    expect(picture.length).toBeLessThan(1024);
    expect(picture).not.toMatch(/<script|<style|href|\bon\w+=|url\(/);
  },
);
