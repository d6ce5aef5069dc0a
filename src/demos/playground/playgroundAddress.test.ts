import { describe, expect, test } from 'vitest';
import type { Control } from './control.ts';
import { chosenIn, queryWith } from './playgroundAddress.ts';

const controls: Control[] = [
  { prop: 'layout', start: 'row', kind: 'choice', choices: ['row', 'column', 2] },
  { prop: 'loading', start: false, kind: 'switch' },
  { prop: 'size', start: null, kind: 'number', min: 0, max: 10, step: null },
  { prop: 'views', start: null, kind: 'several', choices: ['day', 'month', 'year'] },
  { prop: 'label', start: null, kind: 'text' },
  { prop: 'color', start: '#000000', kind: 'colour' },
  { prop: 'slotProps.bar.hidden', start: null, kind: 'choice', choices: [true, false] },
];

test('what is written into an address is read from it', () => {
  const chosen = {
    layout: 2,
    loading: true,
    size: 0,
    views: ['day', 'year'],
    label: 'a & b = 50 %, "c"',
    color: '#12ab90',
    'slotProps.bar.hidden': false,
  };
  const query = queryWith('', 'Bars', chosen);
  expect(query).toContain('?Bars.layout=2&Bars.loading=true&Bars.size=0&Bars.views=day,year&');
  expect(chosenIn(query, 'Bars', controls)).toEqual(chosen);
});

test('the rest of a query stays, and what is back at its start goes', () => {
  const query = '?q=1&Bars.layout=column&BarsTwo.layout=row';
  expect(queryWith(query, 'Bars', { size: 3 })).toBe('?q=1&BarsTwo.layout=row&Bars.size=3');
  expect(queryWith('?Bars.size=3', 'Bars', {})).toBe('');
});

describe('an address cannot set', () => {
  test.each([
    ['a value that the type has not', 'layout=diagonal'],
    ['what it starts as', 'layout=row'],
    ['a number outside of its range', 'size=11'],
    ['something that is no number', 'size=1e999'],
    ['an empty number', 'size='],
    ['a list with a stranger', 'views=day,week'],
    ['a list with doubles', 'views=day,day'],
    ['a text of two lines', 'label=a%0Ab'],
    ['a text without end', `label=${'a'.repeat(201)}`],
    ['a colour by another way', 'color=url(//example.com)'],
    ['a prop that has no control', 'dangerouslySetInnerHTML=a'],
    ['the prototype', '__proto__=a'],
    ['a part of a prop', 'slotProps=a'],
  ])('%s', (_case, pair) => {
    expect(chosenIn(`?Bars.${pair}`, 'Bars', controls)).toEqual({});
  });
});
