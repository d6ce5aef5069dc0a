// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useInBrowser } from './useInBrowser.ts';

function Where() {
  return <p>{useInBrowser(() => location.pathname, 'nowhere')}</p>;
}

test('stands for the value in an export, and gives it in a browser', () => {
  expect(renderToString(<Where />)).toBe('<p>nowhere</p>');
  expect(render(<Where />).container.innerHTML).toBe('<p>/</p>');
});
