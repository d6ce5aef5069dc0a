// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, expect, test } from 'vitest';
import { useUnhurried } from './useUnhurried.ts';

const events = mitt();

function Names({ value }: { value: readonly string[] }) {
  return <p>{useUnhurried(value).join(' ')}</p>;
}

function page(value: readonly string[]) {
  return (
    <RouterContext.Provider value={{ events } as unknown as NextRouter}>
      <Names value={value} />
    </RouterContext.Provider>
  );
}

function drawn(): string | null {
  return screen.getByRole('paragraph').textContent;
}

afterEach(cleanup);

test('what is given is drawn', () => {
  const { rerender } = render(page(['A']));
  rerender(page(['A', 'B']));
  expect(drawn()).toBe('A B');
});

test.each(['routeChangeComplete', 'routeChangeError'])(
  'nothing more is drawn from the way to another page until %s',
  (end) => {
    const { rerender } = render(page(['A']));
    act(() => events.emit('routeChangeStart', '/x/b/'));
    rerender(page(['A', 'B']));
    expect(drawn()).toBe('A');
    act(() => events.emit(end, '/x/b/'));
    expect(drawn()).toBe('A B');
  },
);
