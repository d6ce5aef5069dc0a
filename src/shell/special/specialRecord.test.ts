import { expect, test } from 'vitest';
import english from '../../../translations/translations.json';
import { parsePath } from '#src/site/path/parsePath.ts';
import { specialRecord } from './specialRecord.ts';

test.each(['playground', 'onepirate', 'productionError'])(
  'the route %s has a title and a description within 160 characters, and is kept from search engines',
  (name) => {
    const record = specialRecord('/x/a', english, name);
    expect(record.title).not.toBe('');
    expect(record.description.length).toBeLessThanOrEqual(160);
    expect(record.kind).toBe('special');
  },
);

test.each(['title', 'description'])('a route without %s stops the build', (key) => {
  const dictionary = { a: { title: 'A', description: 'A page', [key]: '' } };
  expect(() => specialRecord('/x/a', dictionary, 'a')).toThrow(
    `/x/a has no ${key}. Write a.${key} in translations/translations.json.`,
  );
});

test('the routes outside the tree are read as rule 3a of behaviour 1.1 says', () => {
  expect(parsePath('/x/playground')).toMatchObject({ themed: false, extraFont: false });
  expect(parsePath('/x/onepirate')).toMatchObject({ themed: true, extraFont: true });
  expect(parsePath('/x/production-error')).toMatchObject({
    themed: true,
    extraFont: false,
    category: 'docs',
    productId: 'docs',
  });
});
