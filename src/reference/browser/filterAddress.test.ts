import { expect, test } from 'vitest';
import { queryWithSetting, setsFilter, settingIn } from './filterAddress.ts';

test.each([
  ['', 0, '', '', ''],
  ['?filter=row&only=pro', 0, 'row', 'pro', ''],
  ['?filter=row&only=pro', 1, '', '', ''],
  ['?filter2=icon%20slot', 1, 'icon slot', '', ''],
  ['?sw=off&filter=a%26b', 0, 'a&b', '', ''],
  ['?only=v7&use=charts%2Ctree-view', 0, '', 'v7', 'charts,tree-view'],
])('%j sets filter %i to %j, %j, %j', (search, place, text, only, use) => {
  expect(settingIn(search, place)).toEqual({ text, only, use });
});

test.each([
  ['', 0, { text: 'row', only: '', use: '' }, '?filter=row'],
  ['', 0, { text: ' a b ', only: 'pro', use: '' }, '?filter=a+b&only=pro'],
  ['?filter=ro', 0, { text: 'row', only: '', use: '' }, '?filter=row'],
  ['?filter=row&only=pro', 0, { text: '', only: '', use: '' }, ''],
  ['?filter=row', 1, { text: 'icon', only: '', use: '' }, '?filter=row&filter2=icon'],
  ['', 0, { text: '', only: '', use: 'charts' }, '?use=charts'],
  [
    '?Bars.layout=horizontal&filter=row',
    0,
    { text: ' ', only: '', use: '' },
    '?Bars.layout=horizontal',
  ],
])('%j with filter %i at %j is %j', (search, place, setting, query) => {
  expect(queryWithSetting(search, place, setting)).toBe(query);
});

test.each([
  ['?filter=row', true],
  ['?only2=pro', true],
  ['?use=charts', true],
  ['', false],
  ['?Bars.filter=1', false],
])('%j sets a filter: %s', (search, isSet) => {
  expect(setsFilter(search)).toBe(isSet);
});
