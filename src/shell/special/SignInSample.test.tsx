// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { SignInSample } from './SignInSample.tsx';

test('the sample has one heading of the first level, named fields, and submits nothing', () => {
  const onSubmit = vi.fn();
  document.addEventListener('submit', onSubmit);
  render(
    <I18nProvider>
      <SignInSample />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByLabelText('Email address').getAttribute('type')).toBe('email');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.querySelector('[type="submit"], button:not([type]), [name]')).toBeNull();
});
