import { expect, test } from 'vitest';
import { isBot } from './isBot.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'My CRAWLER 1.0',
  'Baiduspider',
  'a robot of mine',
  'Crawling for science',
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1',
  '',
])('"%s" is none', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
