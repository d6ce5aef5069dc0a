// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInTurn } from './useInTurn.ts';

const events = mitt();

/** Given to `requestIdleCallback`, and run by the test. */
let whenIdle: (() => void)[] = [];

type Demo = { name: string; stage: Element };

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => whenIdle.push(task));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    whenIdle[id - 1] = () => {};
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A demo whose stage begins so many px below the upper edge of the window. */
function demo(name: string, top: number): Demo {
  const stage = document.createElement('div');
  stage.getBoundingClientRect = () => new DOMRect(0, top, 600, 300);
  return { name, stage };
}

function Names({ ready }: { ready: readonly Demo[] }) {
  const names = useInTurn(ready).map(({ name }) => name);
  return <p>{names.join(' ')}</p>;
}

function page(...ready: Demo[]) {
  return (
    <RouterContext.Provider value={{ events } as unknown as NextRouter}>
      <Names ready={ready} />
    </RouterContext.Provider>
  );
}

function drawn(): string | null {
  return screen.getByRole('paragraph').textContent;
}

function rest(): void {
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    whenIdle.splice(0).forEach((task) => task());
  });
}

const far = demo('far', 2000);
const near = demo('near', 900);
const seen = demo('seen', 200);

test('the demo in view is drawn at once, the others one by one, the nearest first', () => {
  render(page(far, near, seen));
  expect(drawn()).toBe('seen');
  rest();
  expect(drawn()).toBe('near seen');
  rest();
  expect(drawn()).toBe('far near seen');
});

test('one that is ready later waits for the one before to be painted', () => {
  const { rerender } = render(page(seen));
  rerender(page(seen, near));
  expect(drawn()).toBe('seen');
  rest();
  expect(drawn()).toBe('seen near');
});

test('one that is started anew takes the place of the one before', () => {
  const { rerender } = render(page(seen));
  rerender(page({ ...seen, name: 'again' }));
  expect(drawn()).toBe('again');
});

test('no other begins on the way to another page', () => {
  render(page(seen, near));
  act(() => events.emit('routeChangeStart', '/x/b/'));
  rest();
  expect(drawn()).toBe('seen');
});
