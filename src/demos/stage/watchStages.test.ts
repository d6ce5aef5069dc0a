// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderedDemo } from '#test/renderedDemo.ts';
import { drawnOf } from '#src/demos/model/demoElement.ts';
import { watchStages } from './watchStages.ts';

/** What jsdom lacks: an observer whose entries the test sends. */
class FakeObserver {
  static last: FakeObserver;
  watched = new Set<Element>();
  send: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  options: { rootMargin: string };
  constructor(send: FakeObserver['send'], options: FakeObserver['options']) {
    this.send = send;
    this.options = options;
    FakeObserver.last = this;
  }
  observe(target: Element): void {
    this.watched.add(target);
  }
  unobserve(target: Element): void {
    this.watched.delete(target);
  }
  disconnect(): void {
    this.watched.clear();
  }
}

function demo(name: string): Element {
  return document.getElementById(name)!;
}

let page: string;

beforeAll(async () => {
  page = (await Promise.all(['A', 'B'].map((name) => renderedDemo(name)))).join('');
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = page;
});

test('a demo is told once, when its stage comes within one window height', () => {
  const onNear = vi.fn();
  watchStages(document, onNear);
  const observer = FakeObserver.last;
  expect(observer.options.rootMargin).toBe('100% 0px');
  expect(observer.watched.size).toBe(2);
  observer.send([
    { isIntersecting: false, target: demo('A') },
    { isIntersecting: true, target: demo('B') },
  ]);
  expect(onNear).toHaveBeenCalledExactlyOnceWith('B', drawnOf(demo('B')));
  expect([...observer.watched]).toEqual([demo('A')]);
});

test('nothing is told after the page was left', () => {
  const stop = watchStages(document, vi.fn());
  stop();
  expect(FakeObserver.last.watched.size).toBe(0);
});

test('the demo that the address leads to is told at once, and not again', () => {
  const onNear = vi.fn();
  watchStages(document, onNear, 'B');
  expect(onNear).toHaveBeenCalledExactlyOnceWith('B', drawnOf(demo('B')));
  expect([...FakeObserver.last.watched]).toEqual([demo('A')]);
});
