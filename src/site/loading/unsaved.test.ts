// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdUnsaved, isUnsaved, onSaved } from './unsaved.ts';
import { useUnsaved } from './useUnsaved.ts';

test('the page is unsaved until everything that holds it has let go, which is told once', () => {
  const listener = vi.fn();
  const stop = onSaved(listener);
  const [first, second] = [holdUnsaved(), holdUnsaved()];
  first();
  first();
  expect(isUnsaved()).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  second();
  expect(isUnsaved()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  holdUnsaved()();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a component holds while it has something unsaved, and no longer than it lives', () => {
  const { rerender, unmount } = renderHook(({ dirty }) => useUnsaved(dirty), {
    initialProps: { dirty: false },
  });
  expect(isUnsaved()).toBe(false);
  rerender({ dirty: true });
  expect(isUnsaved()).toBe(true);
  rerender({ dirty: false });
  expect(isUnsaved()).toBe(false);
  rerender({ dirty: true });
  unmount();
  expect(isUnsaved()).toBe(false);
});
