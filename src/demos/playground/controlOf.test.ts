import { describe, expect, test } from 'vitest';
import { controlOf } from './controlOf.ts';
import type { Wish } from './playgroundRequest.ts';

const plain: Wish = { prop: 'size', range: null, choices: null, colour: null, start: null };

function controlFor(type: string, start: string | null = null, wish: Partial<Wish> = {}) {
  return controlOf({ ...plain, ...wish }, { type, expanded: null, default: start });
}

describe('the type of a prop decides its control:', () => {
  test.each<[type: string, start: string | null, wish: Partial<Wish>, control: object]>([
    ['boolean', 'true', {}, { kind: 'switch', start: true }],
    ['boolean', null, {}, { kind: 'choice', choices: [true, false], start: null }],
    ['boolean', null, { start: false }, { kind: 'switch', start: false }],
    ['boolean', 'true on desktop', {}, { kind: 'choice', start: null }],
    ["'row' | 'column'", "'row'", {}, { kind: 'choice', choices: ['row', 'column'], start: 'row' }],
    ["'row' | 'column'", '"column"', {}, { start: 'column' }],
    ["'a' | 'b' | 'c'", "'c'", { choices: ['a', 'b'] }, { choices: ['a', 'b'], start: null }],
    ["'value' | ((item: Item<'a' | 'b'>) => string | null)", null, {}, { choices: ['value'] }],
    ["boolean | 'auto'", "'auto'", {}, { choices: ['auto', true, false], start: 'auto' }],
    ['1 | 2 | 3', '2', {}, { kind: 'choice', choices: [1, 2, 3], start: 2 }],
    ['number', '8', {}, { kind: 'number', min: null, max: null, step: null, start: 8 }],
    [
      'number | Partial<Margin>',
      null,
      { range: { min: 0, max: 9, step: 3 } },
      { min: 0, max: 9, step: 3 },
    ],
    ['string', '"Hello"', {}, { kind: 'text', start: 'Hello' }],
    ['ReactNode', null, {}, { kind: 'text', start: null }],
    ['string | Callback', "'#112233'", { prop: 'color' }, { kind: 'colour', start: '#112233' }],
    ['string', null, { colour: '#112233' }, { kind: 'colour', start: '#112233' }],
    ["('a' | 'b')[]", null, {}, { kind: 'several', choices: ['a', 'b'] }],
    ['readonly View[]', null, { choices: ['day'] }, { kind: 'several', choices: ['day'] }],
  ])('%s, default %s', (type, start, wish, control) => {
    expect(controlFor(type, start, wish)).toMatchObject(control);
  });

  test('a name in one line is looked up where it is written out', () => {
    const facts = { type: 'Curve', expanded: "| 'linear'\n| 'step'", default: "'linear'" };
    expect(controlOf(plain, facts)).toMatchObject({ kind: 'choice', choices: ['linear', 'step'] });
  });
});

describe('it stops with a sentence at', () => {
  test.each<[string, string, Partial<Wish>, string]>([
    [
      'a type without a control',
      'Partial<Margin>',
      {},
      'There is no control for the prop size, whose type is Partial<Margin>. Controls exist for boolean, literals, number, string and lists of literals.',
    ],
    [
      'a list whose members are not named',
      'readonly View[]',
      {},
      'There is no control for the prop size, whose type is readonly View[]. Controls exist for boolean, literals, number, string and lists of literals; name the members of this list, as in size=one|other.',
    ],
    [
      'a choice that the type has not',
      "'a' | 'b'",
      { choices: ['c'] },
      'The prop size cannot be "c". Its type knows a, b.',
    ],
    [
      'a range of something else than a number',
      'boolean',
      { range: { min: 0, max: 1, step: null } },
      'The prop size is given a range, which only numbers have. Take it out.',
    ],
    [
      'choices of a number',
      'number',
      { choices: ['a'] },
      'The prop size is given choices, which only literals have. Take it out.',
    ],
    [
      'a start of a number',
      'number',
      { start: true },
      'The prop size is given a start, which only booleans have. Take it out.',
    ],
    [
      'a colour without its start',
      'string',
      { prop: 'color' },
      'Nobody can see which colour the prop color starts with. Name it, as in color=#1976d2.',
    ],
    [
      'a colour for a number',
      'number',
      { colour: '#000000' },
      'The prop size is given a colour, which only strings can be. Take it out.',
    ],
  ])('%s', (_case, type, wish, sentence) => {
    expect(() => controlFor(type, null, wish)).toThrow(new Error(sentence));
  });
});
