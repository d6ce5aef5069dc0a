import { describe, expect, test } from 'vitest';
import { readPlaygroundRequest } from './playgroundRequest.ts';

const whole = { name: 'Bars', component: 'BarChart', props: 'layout', height: '300' };

test('props are read with what is said of their values', () => {
  const { wishes, ...rest } = readPlaygroundRequest({
    ...whole,
    props:
      'layout, borderRadius=0..24, step=-1..1/0.5, color=#1976D2, slotProps.bar.views=day|month, hideLegend=false',
  });
  expect(rest).toEqual({ name: 'Bars', component: 'BarChart', height: 300, phone: 300 });
  const plain = { range: null, choices: null, colour: null, start: null };
  expect(wishes).toEqual([
    { ...plain, prop: 'layout' },
    { ...plain, prop: 'borderRadius', range: { min: 0, max: 24, step: null } },
    { ...plain, prop: 'step', range: { min: -1, max: 1, step: 0.5 } },
    { ...plain, prop: 'color', colour: '#1976d2' },
    { ...plain, prop: 'slotProps.bar.views', choices: ['day', 'month'] },
    { ...plain, prop: 'hideLegend', start: false },
  ]);
});

describe('it stops at', () => {
  test.each([
    ['no demo', { name: '' }, /needs the names of its demo and of the component/],
    ['no component', { component: 'barChart' }, /needs the names of its demo and of the component/],
    ['no height', { height: 'tall' }, /needs the height of its demo in px/],
    ['no props', { props: '' }, /cannot read "" in its props/],
    ['a prop that is no name', { props: 'layout, 1st' }, /cannot read "1st"/],
    ['a prop named twice', { props: 'layout, layout' }, /names the prop layout twice/],
  ])('%s', (_case, wrong, sentence) => {
    expect(() => readPlaygroundRequest({ ...whole, ...wrong })).toThrow(sentence);
  });
});
