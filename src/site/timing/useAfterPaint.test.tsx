// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Late({ value }: { value: string }) {
  return <p>{useAfterPaint(value)}</p>;
}

function shown(): string | null {
  return screen.getByRole('paragraph').textContent;
}

test('a value is there at once when it is the first, one painted frame late when it is another', () => {
  const { rerender } = render(<Late value="A" />);
  expect(shown()).toBe('A');
  rerender(<Late value="B" />);
  expect(shown()).toBe('A');
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.runAllTimers();
  });
  expect(shown()).toBe('B');
});

test('of two values within a frame only the last is shown', () => {
  const { rerender } = render(<Late value="A" />);
  rerender(<Late value="B" />);
  rerender(<Late value="C" />);
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.runAllTimers();
  });
  expect(shown()).toBe('C');
});
