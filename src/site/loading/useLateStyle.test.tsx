// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addLateStyle } from './addLateStyle.ts';
import { useLateStyle } from './useLateStyle.ts';

const sheets = () => [...document.querySelectorAll<HTMLElement>('style[data-part]')];

afterEach(() => sheets().forEach((sheet) => sheet.remove()));

function Part({ name }: { name: string }) {
  useLateStyle(name, `.${name} { margin: 0 }`);
  return null;
}

test('a part brings its sheet once, and it stays when the part goes', () => {
  const { unmount } = render(
    <>
      <Part name="menu" />
      <Part name="menu" />
    </>,
  );
  unmount();
  addLateStyle('menu', '');
  expect(sheets().map(({ textContent }) => textContent)).toEqual(['.menu { margin: 0 }']);
});

test('a sheet stands behind everything else, the one before included', () => {
  render(
    <>
      <Part name="menu" />
      <Part name="form" />
    </>,
  );
  expect(document.documentElement.lastElementChild).toBe(sheets()[1]);
  expect(sheets().map(({ dataset }) => dataset.part)).toEqual(['menu', 'form']);
});
