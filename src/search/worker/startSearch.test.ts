import { expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './searchWorker.ts';
import { searchStarter } from './startSearch.ts';

/** A worker that answers when it is told the names, and can fail. */
class TestWorker extends EventTarget {
  got: ToWorker[] = [];
  isGone = false;
  postMessage(message: ToWorker) {
    this.got.push(message);
    if (message.kind === 'start' && message.names !== 'cut') {
      this.tell({ kind: 'ready' });
    } else if (message.kind === 'start') {
      this.fail();
    }
  }
  tell(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
  terminate() {
    this.isGone = true;
  }
}

function setUp() {
  const workers: TestWorker[] = [];
  const names = vi.fn<(cache: RequestCache) => Promise<string>>(async () => 'names');
  const start = searchStarter({
    createWorker: () => {
      const worker = new TestWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    fetchNames: names,
  });
  return { workers, names, start };
}

test('the worker and the names are sent for once, whoever asks', async () => {
  const { workers, names, start } = setUp();
  expect(await start()).toBe(await start());
  expect(workers).toHaveLength(1);
  expect(names).toHaveBeenCalledExactlyOnceWith('default');
  expect(workers[0]?.got).toHaveLength(1);
});

test('names that do not arrive are forgotten, and asked for past the cache the next time', async () => {
  const { workers, names, start } = setUp();
  names.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(start()).rejects.toThrow('Failed to fetch');
  expect(workers[0]?.isGone).toBe(true);
  expect(await start()).toBe(workers[1]);
  expect(names).toHaveBeenLastCalledWith('reload');
});

test('a worker that cannot be loaded is forgotten, whether it fails before the names or after', async () => {
  const { workers, names, start } = setUp();
  names.mockImplementationOnce(() => new Promise(() => {}));
  const first = start();
  workers[0]?.fail();
  await expect(first).rejects.toThrow(/^Failed to load \/x\/search\/worker-/);
  names.mockResolvedValueOnce('cut');
  await expect(start()).rejects.toThrow('Failed to load');
  expect(workers.map(({ isGone }) => isGone)).toEqual([true, true]);
  expect(await start()).toBe(workers[2]);
});

test('a worker that breaks while it answers is replaced by the next start', async () => {
  const { workers, start } = setUp();
  const worker = await start();
  workers[0]?.fail();
  expect(await start()).not.toBe(worker);
});
