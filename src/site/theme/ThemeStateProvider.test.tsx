// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyMode } from './colourMode.ts';
import { ThemeStateProvider, useThemeDispatch, useThemeState } from './ThemeStateProvider.tsx';

afterEach(cleanup);

function Probe() {
  const { direction, dense, paletteMode } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <>
      <p>{`${direction} ${dense} ${paletteMode}`}</p>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        rtl
      </button>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>dense</button>
    </>
  );
}

test('direction stands on the root and on the body, and changes with the state', () => {
  render(<Probe />, { wrapper: ThemeStateProvider });
  expect([document.documentElement.dir, document.body.dir]).toEqual(['ltr', 'ltr']);
  act(() => screen.getByText('rtl').click());
  expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  act(() => screen.getByText('dense').click());
  expect(screen.getByText('rtl true light')).toBeTruthy();
});

test('a direction that the document says already is not said again', () => {
  const watcher = new MutationObserver(() => {});
  watcher.observe(document, { attributes: true, subtree: true });
  document.documentElement.dir = document.body.dir = 'ltr';
  watcher.takeRecords();
  render(<Probe />, { wrapper: ThemeStateProvider });
  expect(watcher.takeRecords().filter(({ attributeName }) => attributeName === 'dir')).toEqual([]);
});

test('the state follows the mode that is shown, whoever changes it', async () => {
  render(<Probe />, { wrapper: ThemeStateProvider });
  applyMode('dark');
  await waitFor(() => expect(screen.getByText(/dark$/)).toBeTruthy());
  expect(document.body.className).toBe('mode-dark');
  applyMode('light');
  expect(document.body.className).toBe('mode-light');
});

test('R10 a dispatch outside the provider names the provider to wrap with', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow(
    'There is no theme here. Wrap the component in ThemeStateProvider.',
  );
});
