// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import { DemoBoundary } from './DemoBoundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('boom');
}

test('what a demo throws stays inside its own stage', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <I18nProvider>
      <DemoBoundary name="Broken">
        <Broken />
      </DemoBoundary>
      <DemoBoundary name="Whole">
        <b>Whole</b>
      </DemoBoundary>
    </I18nProvider>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'This demo stopped working. The page itself is not affected.',
  );
  expect(screen.getByText('Whole')).toBeTruthy();
});

function Chunkless(): never {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
}

test('code that did not arrive is told from a demo that is broken', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <I18nProvider>
      <DemoBoundary name="Chunkless">
        <Chunkless />
      </DemoBoundary>
    </I18nProvider>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/^This demo could not be loaded\./);
});

test('the demo of a failure can be asked for again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = vi.fn();
  document.addEventListener(RESTART_EVENT, asked, { once: true });
  render(
    <I18nProvider>
      <DemoBoundary name="Broken">
        <Broken />
      </DemoBoundary>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledOnce();
});
