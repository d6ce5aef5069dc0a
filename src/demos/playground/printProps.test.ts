import { expect, test } from 'vitest';
import { codeTokens } from './codeTokens.ts';
import type { Chosen } from './control.ts';
import { printProps } from './printProps.ts';

test.each<[string, Chosen, string]>([
  ['a true boolean', { loading: true }, 'loading'],
  ['a false boolean', { loading: false }, 'loading={false}'],
  ['a number', { borderRadius: -1.5 }, 'borderRadius={-1.5}'],
  ['a text', { label: "It's ready" }, `label="It's ready"`],
  ['a text that JSX would read', { label: 'a "b" {c} \\' }, `label={'a "b" {c} \\\\'}`],
  ['a list', { views: ['day', 'month'] }, `views={['day', 'month']}`],
  [
    'props of slots, together',
    { 'slotProps.toolbar.hidden': true, loading: true, 'slotProps.day.size': 2 },
    'slotProps={{ toolbar: { hidden: true }, day: { size: 2 } }}\nloading',
  ],
  [
    'props of slots that fill more than a line',
    {
      'slotProps.toolbar.hidden': true,
      'slotProps.actionBar.actions': ['clear', 'today', 'cancel', 'accept'],
    },
    `slotProps={{\n  toolbar: { hidden: true },\n  actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] },\n}}`,
  ],
  ['nothing', {}, ''],
])('%s is written as Prettier would', (_case, chosen, code) => {
  expect(printProps(chosen, '').join('\n')).toBe(code);
});

test('each line is moved to its place', () => {
  expect(printProps({ loading: true, size: 2 }, '  ')).toEqual(['  loading', '  size={2}']);
});

test.each([
  ['  loading', ['  ', ['loading', 'a']]],
  ['  layout="a b"', ['  ', ['layout', 'a'], ['=', 'p'], ['"a b"', 's']]],
  [
    "  views={['d\\'s', -2]}",
    ['  ', ['views', 'a'], ['=', 'p'], '{[', ["'d\\'s'", 's'], ', ', ['-2', 'n'], ']}'],
  ],
  ['  a={false}', ['  ', ['a', 'a'], ['=', 'p'], '{', ['false', 'k'], '}']],
])('%s is coloured, and no sign is lost', (line, expected) => {
  const tokens = codeTokens(line);
  expect(tokens.map(([text]) => text).join('')).toBe(line);
  expect(tokens.map(([text, name]) => (name ? [text, name] : text))).toEqual(expected);
});
