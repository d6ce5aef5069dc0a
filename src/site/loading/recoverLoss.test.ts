import { expect, test, vi } from 'vitest';
import { memoryStore } from '#test/memoryStore.ts';
import { recoverLoss, type RecoveryWorld } from './recoverLoss.ts';

const HERE = 'https://docs.example.com/x/introduction/';
const WANTED = 'https://docs.example.com/x/react-charts/';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function world(facts: Partial<RecoveryWorld> = {}) {
  const waits: number[] = [];
  return {
    waits,
    here: () => HERE,
    own: () => 'a',
    deployed: async () => 'b' as string | undefined,
    isUnsaved: () => false,
    isKept: async () => false,
    store: memoryStore(),
    go: vi.fn<(address: string) => void>(),
    wait: async (ms: number) => void waits.push(ms),
    ...facts,
  };
}

test('what arrives is given, and nobody is asked', async () => {
  const deployed = vi.fn(async () => 'b');
  expect(await recoverLoss(async () => 1, WANTED, world({ deployed }))).toBe(1);
  expect(deployed).not.toHaveBeenCalled();
});

test('a lost file of an older build leads to the wanted address, once', async () => {
  const facts = world();
  void recoverLoss(lost, WANTED, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledWith(WANTED));
  expect(facts.waits).toEqual([]);

  await expect(recoverLoss(lost, WANTED, facts)).rejects.toThrow('Failed to fetch');
  expect(facts.go).toHaveBeenCalledTimes(1);
});

test('the next build, and another address, may be gone to again', async () => {
  let deployed = 'b';
  const facts = world({ deployed: async () => deployed });
  void recoverLoss(lost, WANTED, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledTimes(1));
  deployed = 'c';
  void recoverLoss(lost, WANTED, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledTimes(2));
  void recoverLoss(lost, `${WANTED}bars/`, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledTimes(3));
});

test('a lost file of the deployed build is tried for again after 1 and 3 seconds', async () => {
  const load = vi.fn(lost);
  const facts = world({ deployed: async () => 'a' });
  await expect(recoverLoss(load, WANTED, facts)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(3);
  expect(facts.waits).toEqual([1000, 3000]);
  expect(facts.go).not.toHaveBeenCalled();
});

test('a connection that comes back brings the file', async () => {
  const load = vi.fn<() => Promise<string>>(lost);
  load.mockImplementationOnce(lost).mockResolvedValueOnce('here');
  expect(await recoverLoss(load, WANTED, world({ deployed: async () => undefined }))).toBe('here');
});

test('without a wanted address the page in view is reloaded, unless it holds something unsaved', async () => {
  const facts = world();
  void recoverLoss(lost, undefined, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledWith(HERE));

  const unsaved = world({ isUnsaved: () => true });
  await expect(recoverLoss(lost, undefined, unsaved)).rejects.toThrow('Failed to fetch');
  expect(unsaved.go).not.toHaveBeenCalled();
});

test('without a connection a kept page is gone to', async () => {
  const isKept = vi.fn(async () => true);
  const facts = world({ deployed: async () => undefined, isKept });
  void recoverLoss(lost, WANTED, facts);
  await vi.waitFor(() => expect(facts.go).toHaveBeenCalledWith(WANTED));
  expect(isKept).toHaveBeenCalledWith(WANTED);
});

test('what is broken and not lost is not tried for again', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('a is not a function')));
  await expect(recoverLoss(load, WANTED, world())).rejects.toThrow('a is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});
