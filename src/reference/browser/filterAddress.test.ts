import { expect, test } from 'vitest';
import { queryWithSetting, setsFilter, settingIn } from './filterAddress.ts';

test.each([
  ['', 0, '', ''],
  ['?filter=row&only=pro', 0, 'row', 'pro'],
  ['?filter=row&only=pro', 1, '', ''],
  ['?filter2=icon%20slot', 1, 'icon slot', ''],
  ['?sw=off&filter=a%26b', 0, 'a&b', ''],
])('%j sets filter %i to %j, %j', (search, place, text, only) => {
  expect(settingIn(search, place)).toEqual({ text, only });
});

test.each([
  ['', 0, { text: 'row', only: '' }, '?filter=row'],
  ['', 0, { text: ' a b ', only: 'pro' }, '?filter=a+b&only=pro'],
  ['?filter=ro', 0, { text: 'row', only: '' }, '?filter=row'],
  ['?filter=row&only=pro', 0, { text: '', only: '' }, ''],
  ['?filter=row', 1, { text: 'icon', only: '' }, '?filter=row&filter2=icon'],
  ['?Bars.layout=horizontal&filter=row', 0, { text: ' ', only: '' }, '?Bars.layout=horizontal'],
])('%j with filter %i at %j is %j', (search, place, setting, query) => {
  expect(queryWithSetting(search, place, setting)).toBe(query);
});

test.each([
  ['?filter=row', true],
  ['?only2=pro', true],
  ['', false],
  ['?Bars.filter=1', false],
])('%j sets a filter: %s', (search, isSet) => {
  expect(setsFilter(search)).toBe(isSet);
});
