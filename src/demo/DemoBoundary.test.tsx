// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { DemoBoundary } from './DemoBoundary.tsx';

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
