// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LateStyleSheet } from './LateStyleSheet.tsx';

const ADDRESS = 'https://fonts.example.com/icon?family=Icons&display=swap';

function sheets(): (string | null)[] {
  return [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );
}

afterEach(() => {
  document.head.replaceChildren();
});

test('the sheet is asked for once, however often it is wanted', () => {
  const { unmount } = render(
    <>
      <LateStyleSheet address={ADDRESS} />
      <LateStyleSheet address={ADDRESS} />
    </>,
  );
  expect(sheets()).toEqual([ADDRESS]);
  unmount();
  render(<LateStyleSheet address={ADDRESS} />);
  expect(sheets()).toEqual([ADDRESS]);
});

test('without an address nothing is asked for', () => {
  render(<LateStyleSheet address={undefined} />);
  expect(sheets()).toEqual([]);
});

test('the exported page holds no link that could hold up its first paint', () => {
  expect(renderToString(<LateStyleSheet address={ADDRESS} />)).toBe('');
});
