import { useState } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { expect, test } from 'vitest';
import {
  click,
  downloadOf,
  dragTo,
  hover,
  keyRow,
  press,
  setClock,
  setDirection,
  setMotion,
  setPointer,
  settled,
  setTimeZone,
  setWidth,
  show,
  takeClipboard,
  takeConsole,
  type,
} from '../proof.tsx';
import { clickable, differenceOf, readState } from './reactions.ts';

function Counter({ title = '' }: { title?: string }) {
  const [count, setCount] = useState(0);
  return (
    <Tooltip title={title}>
      <Button onClick={() => setCount(count + 1)}>Count: {count}</Button>
    </Tooltip>
  );
}

test('keys are real: Tab moves the focus, modifiers are held, texts are typed', async () => {
  const seen: string[] = [];
  const screen = await show(
    <>
      <input
        aria-label="First"
        onKeyDown={(event) => seen.push(`${event.shiftKey} ${event.key}`)}
      />
      <input aria-label="Second" />
    </>,
  );
  await press('Tab', 'Shift+↓');
  expect(seen).toEqual(['true Shift', 'true ArrowDown']);
  await press('Tab');
  await type('text');
  await expect.element(screen.getByLabelText('Second')).toHaveValue('text');
  await press('Shift+Tab');
  await expect.element(screen.getByLabelText('First')).toHaveFocus();
});

keyRow('Shift+↑, Ctrl+A or ⌘+A', 'A heading', async () => {
  const seen: string[] = [];
  await show(<input aria-label="Field" onKeyDown={({ key }) => seen.push(key)} />);
  await press('Tab', 'Shift+↑', 'Ctrl+A');
  expect(seen).toEqual(['Shift', 'ArrowUp', 'Control', 'a']);
});

test('the mouse clicks at places, with keys and several times, and says what is in its way', async () => {
  const seen: string[] = [];
  const screen = await show(
    <button
      style={{ width: 200, height: 100, position: 'relative' }}
      onClick={({ nativeEvent: { offsetX, offsetY, shiftKey, detail } }) =>
        seen.push(`${offsetX} ${offsetY} ${shiftKey} ${detail}`)
      }
    >
      <span style={{ position: 'absolute', inset: 0 }}>Under</span>
      <span style={{ position: 'absolute', inset: 0 }}>Over</span>
    </button>,
  );
  await click(screen.getByText('Over'), { at: { x: 20, y: 10 }, keys: ['Shift'] });
  await click(screen.getByText('Over'), { times: 2 });
  expect(seen).toEqual(['20 10 true 1', '100 50 false 1', '100 50 false 2']);
  await expect(click(screen.getByText('Under'))).rejects.toThrow(
    'span “Under” cannot be reached with the mouse: span “Over” covers it.',
  );
});

test('a drag drops what it has taken', async () => {
  const dropped: string[] = [];
  const screen = await show(
    <>
      <p draggable onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', 'apple')}>
        Apple
      </p>
      <p
        onDragOver={(event) => event.preventDefault()}
        onDrop={({ dataTransfer }) => dropped.push(dataTransfer.getData('text/plain'))}
      >
        Basket
      </p>
    </>,
  );
  await dragTo(screen.getByText('Apple'), screen.getByText('Basket'));
  expect(dropped).toEqual(['apple']);
});

test('clock and time zone are those that were set, and others again afterwards', async () => {
  setClock('2025-07-14T10:00:00Z');
  expect(new Date().toISOString()).toBe('2025-07-14T10:00:00.000Z');
  expect(new Date().getHours()).toBe(10);
  await setTimeZone('America/New_York');
  expect(new Date().getHours()).toBe(6);
});

test('before and after them it is now, in UTC', () => {
  expect(new Date().getTimezoneOffset()).toBe(0);
  expect(new Date().getFullYear()).not.toBe(2025);
});

test('the window is narrow, touched and moving when it is asked for', async () => {
  expect(matchMedia('(pointer: fine)').matches).toBe(true);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await setWidth(360);
  setPointer('coarse');
  await setMotion(true);
  expect(innerWidth).toBe(360);
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(matchMedia('(pointer: fine)').matches).toBe(false);
  expect(matchMedia('(hover: hover) and (min-width: 300px)').matches).toBe(false);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
});

test('and wide, pointed at and still again', async () => {
  expect(innerWidth).toBe(1280);
  expect(matchMedia('(pointer: fine)').matches).toBe(true);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});

test('texts run from right to left, and their styles are mirrored', async () => {
  setDirection('rtl');
  const screen = await show(<Button startIcon="•">Text</Button>);
  expect(getComputedStyle(screen.stage).direction).toBe('rtl');
  const icon = screen.stage.querySelector('.MuiButton-startIcon') ?? screen.stage;
  expect(getComputedStyle(icon).marginLeft).toBe('8px');
});

test('a file that the page gives its user comes back whole', async () => {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent('a;é')}`;
  const screen = await show(
    <a download="rows.csv" href={href}>
      Export
    </a>,
  );
  const { name, text, bytes } = await downloadOf(() => screen.getByText('Export').click());
  expect({ name, text, length: bytes.length }).toEqual({
    name: 'rows.csv',
    text: 'a;é',
    length: 4,
  });
});

test('the clipboard is read and written by code and by keys', async () => {
  const clipboard = await takeClipboard();
  expect(await clipboard.read()).toBe('');
  const screen = await show(<input aria-label="Field" />);
  await clipboard.write('pasted');
  await screen.getByLabelText('Field').click();
  await press('Ctrl+V', 'Ctrl+A');
  await expect.element(screen.getByLabelText('Field')).toHaveValue('pasted');
  await type('mine');
  await press('Ctrl+A', 'Ctrl+C');
  await expect.poll(() => clipboard.read()).toBe('mine');
});

test('what a component throws while it is rendered is thrown, what it logs is kept', async () => {
  function Broken(): never {
    throw new Error('broken on purpose');
  }
  await expect(show(<Broken />)).rejects.toThrow('broken on purpose');
  console.error('%s is wrong', 'this');
  expect(takeConsole()).toContain('console.error: this is wrong');
});

test('a click that counts is a reaction; tooltips, ripples and focus rings are none', async () => {
  const screen = await show(<Counter title="Adds one" />);
  const [button] = clickable(screen.stage);
  const before = readState(document.body);
  await hover(button ?? screen.stage);
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await press('Tab', 'Shift');
  await settled();
  expect(differenceOf(before, readState(document.body))).toBeUndefined();
  await click(button ?? screen.stage);
  expect(differenceOf(before, readState(document.body))).toBe('the text “0” became the text “1”');
});
