import { createRequire } from 'node:module';
import { beforeEach, expect, test, vi } from 'vitest';
import { sureTasks } from './sureTasks.ts';

/** Gives the messages of a channel to the test, which delivers or loses them. */
const sent: (() => void)[] = [];

class Channel {
  port1: { onmessage: (() => void) | undefined } = { onmessage: undefined };
  port2 = { postMessage: () => void sent.push(() => this.port1.onmessage?.()) };
}

function browser() {
  const world = Object.assign(new EventTarget(), { MessageChannel: Channel });
  const typed = world as unknown as Window & { MessageChannel: typeof MessageChannel };
  sureTasks(typed);
  return typed as typeof typed & { setImmediate?: (task: () => void) => void };
}

function comeBack(world: EventTarget, persisted: boolean): void {
  world.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => void sent.splice(0));

test('a task runs once, after what is running now', () => {
  const task = vi.fn();
  browser().setImmediate?.(task);
  expect(task).not.toHaveBeenCalled();
  sent.forEach((deliver) => deliver());
  expect(task).toHaveBeenCalledOnce();
});

test('a task whose message was lost runs when the page comes back', () => {
  const world = browser();
  const task = vi.fn();
  world.setImmediate?.(task);
  sent.splice(0);
  comeBack(world, true);
  sent.forEach((deliver) => deliver());
  expect(task).toHaveBeenCalledOnce();
});

test('a task whose message was kept does not run twice', () => {
  const world = browser();
  const task = vi.fn();
  world.setImmediate?.(task);
  comeBack(world, true);
  sent.forEach((deliver) => deliver());
  expect(task).toHaveBeenCalledOnce();
});

test('a page that is opened sends nothing again', () => {
  const world = browser();
  world.setImmediate?.(vi.fn());
  comeBack(world, false);
  expect(sent).toHaveLength(1);
});

test('React’s scheduler, which does not say so, takes `setImmediate` where there is one', () => {
  const taken = vi.fn();
  vi.stubGlobal('setImmediate', taken);
  const require = createRequire(createRequire(import.meta.url).resolve('react-dom'));
  const { unstable_scheduleCallback: schedule } = require('scheduler') as {
    unstable_scheduleCallback: (priority: number, task: () => void) => void;
  };
  schedule(3, () => {});
  vi.unstubAllGlobals();
  expect(taken).toHaveBeenCalledOnce();
});
