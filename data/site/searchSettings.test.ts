import { expect, test } from 'vitest';
import { listOutsideRequests } from './outsideRequests.ts';
import { readSearchService } from './searchSettings.ts';
import { readSite } from './readSite.ts';

const SET = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP123',
  NEXT_PUBLIC_ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'x-docs',
};

test('three variables name the hosted index; without them there is none', () => {
  expect(readSearchService({})).toBeUndefined();
  expect(readSearchService(SET)).toEqual({
    appId: 'TESTAPP123',
    apiKey: SET.NEXT_PUBLIC_ALGOLIA_API_KEY,
    index: 'x-docs',
  });
});

test.each([
  ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'https://algolia.net'],
  ['NEXT_PUBLIC_ALGOLIA_API_KEY', 'short'],
  ['NEXT_PUBLIC_ALGOLIA_API_KEY', ''],
  ['NEXT_PUBLIC_ALGOLIA_INDEX', 'x docs'],
])('a build with %s of "%s" stops and says what to write', (name, value) => {
  expect(() => readSearchService({ ...SET, [name]: value })).toThrow(
    `${name} is "${value}". Write`,
  );
});

test('the policy admits the hosts of the service when it is set, and no host without it', () => {
  const hostsOf = (environment: Record<string, string>) =>
    listOutsideRequests(readSite(environment)).find(({ id }) => id === 'searchService')?.to;
  expect(hostsOf(SET)?.['connect-src']).toEqual([
    'https://testapp123-dsn.algolia.net',
    'https://testapp123-1.algolianet.com',
    'https://testapp123-2.algolianet.com',
    'https://testapp123-3.algolianet.com',
  ]);
  expect(hostsOf({})?.['connect-src']).toEqual([]);
});
