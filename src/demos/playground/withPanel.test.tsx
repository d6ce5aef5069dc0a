// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Control } from './control.ts';
import { renderPanel } from './renderPanel.node.ts';
import { withPanel } from './withPanel.tsx';

const controls: Control[] = [
  { prop: 'layout', start: 'row', kind: 'choice', choices: ['row', 'column'] },
  { prop: 'loading', start: false, kind: 'switch' },
  { prop: 'views', start: null, kind: 'several', choices: ['day', 'month'] },
  { prop: 'slotProps.bar.size', start: 3, kind: 'number', min: 0, max: 9, step: null },
  { prop: 'color', start: '#4254fb', kind: 'colour' },
];

beforeEach(() => {
  history.replaceState({ key: 'router' }, '', '/x/bars/');
  document.body.innerHTML = `<div id="Bars" data-playground><div class="stage-root"></div>${renderPanel('Bars', 'BarChart', '/x/api', controls)}<pre><span class="chosen"></span></pre></div>`;
});

afterEach(() => document.body.replaceChildren());

function Shown(props: object) {
  return <output>{JSON.stringify(props)}</output>;
}

function start(): void {
  const stage = document.querySelector('.stage-root')!;
  const Demo = withPanel(Shown, stage);
  render(<Demo />, { container: stage as HTMLElement });
}

function type(field: Element, value: string): void {
  fireEvent.input(field, { target: { value } });
}

function shown() {
  return {
    props: JSON.parse(screen.getByRole('status').textContent) as unknown,
    code: document.querySelector('.chosen')?.textContent,
    query: location.search,
  };
}

test('at first the component decides all', () => {
  start();
  expect(shown()).toEqual({ props: {}, code: '', query: '' });
});

test('a choice reaches the demo, its code and the address; reset takes all back', () => {
  start();
  type(screen.getByRole('combobox', { name: 'layout' }), 'column');
  fireEvent.click(screen.getByRole('switch', { name: 'loading' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'month' }));
  const size = screen.getByRole('spinbutton', { name: 'slotProps.bar.size' });
  type(size, '5');
  expect(shown()).toEqual({
    props: { layout: 'column', loading: true, views: ['month'], slotProps: { bar: { size: 5 } } },
    code: `  layout="column"\n  loading\n  views={['month']}\n  slotProps={{ bar: { size: 5 } }}\n`,
    query: '?Bars.layout=column&Bars.loading=true&Bars.views=month&Bars.slotProps.bar.size=5',
  });
  expect(history.state).toEqual({ key: 'router', as: `/x/bars/${location.search}` });

  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(shown()).toEqual({ props: {}, code: '', query: '' });
  expect(screen.queryByRole('switch', { checked: true })).toBeNull();
  expect((size as HTMLInputElement).value).toBe('3');
});

test('a slider and its number say the same', () => {
  start();
  const size = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'slotProps.bar.size' });
  const slider = document.querySelector<HTMLInputElement>('[type="range"]')!;
  expect(slider.value).toBe('3');
  type(slider, '7');
  expect(size.value).toBe('7');
  expect(shown().code).toBe('  slotProps={{ bar: { size: 7 } }}\n');
  type(size, '5');
  expect(slider.value).toBe('5');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(slider.value).toBe('3');
});

test('a colour is said beside its swatch', () => {
  start();
  const swatch = document.querySelector<HTMLInputElement>('[type="color"]')!;
  expect(swatch.value).toBe('#4254fb');
  type(swatch, '#c2185b');
  expect(screen.getByText('#c2185b')).toBeTruthy();
  expect(shown().code).toBe('  color="#c2185b"\n');
});

test('an address opens with what it says, and nothing that it may not say', () => {
  history.replaceState(null, '', '?Bars.loading=true&Bars.layout=<b>&Bars.slotProps.bar.size=99');
  start();
  expect(shown()).toMatchObject({ props: { loading: true }, code: '  loading\n' });
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  expect(screen.getByDisplayValue('row')).toBeTruthy();
});

test('what goes back to its start by hand is given as that, and not written', () => {
  start();
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('switch'));
  expect(shown()).toEqual({ props: { loading: false }, code: '', query: '' });
});

test('a value outside of its range is as if it were not set', () => {
  start();
  type(screen.getByRole('spinbutton'), '39');
  expect(shown()).toMatchObject({ props: {}, query: '' });
});

test('what was chosen before the demo came is not lost', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'loading' }));
  start();
  expect(shown()).toEqual({
    props: { loading: true },
    code: '  loading\n',
    query: '?Bars.loading=true',
  });
});

test('a demo without a panel stays as it is', () => {
  expect(withPanel(Shown, document.createElement('div'))).toBe(Shown);
});
