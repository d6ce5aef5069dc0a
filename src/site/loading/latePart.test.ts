import { expect, test, vi } from 'vitest';
import { latePart, type PartNews } from './latePart.ts';
import type { RecoveryWorld } from './recoverLoss.ts';

const HERE = 'https://docs.example.com/x/introduction/';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function setUp(facts: Partial<RecoveryWorld> = {}) {
  const texts = new Map<string, string>();
  const news: PartNews[] = [];
  const world: RecoveryWorld = {
    here: () => HERE,
    own: () => 'a',
    deployed: async () => 'a',
    isUnsaved: () => false,
    isKept: async () => false,
    store: {
      read: (key) => texts.get(key),
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    },
    go: vi.fn<(address: string) => void>(),
    wait: async () => {},
    ...facts,
  };
  return { world, news, texts, tell: (each: PartNews) => void news.push(each) };
}

test('a part that comes at once is brought without a word, and loaded once', async () => {
  const { world, news, tell } = setUp();
  const load = vi.fn(async () => 'part');
  const part = latePart(load, world);
  expect(part.ready()).toBeUndefined();
  expect(await part.fetchAhead()).toBe('part');
  expect(await part.bring({ tell })).toBe('part');
  expect(part.ready()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(news).toEqual([]);
});

test('a lost part says that it is tried for again, and that it has come', async () => {
  const { world, news, tell } = setUp();
  const load = vi.fn(lost as () => Promise<string>);
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValueOnce('part');
  expect(await latePart(load, world).bring({ tell })).toBe('part');
  expect(news).toEqual(['trying', 'trying', 'arrived']);
});

test('a part that stays lost says so, and the next wish tries again', async () => {
  const { world, news, tell } = setUp();
  const load = vi.fn(lost as () => Promise<string>);
  const part = latePart(load, world);
  expect(await part.bring({ tell })).toBeUndefined();
  expect(news).toEqual(['trying', 'trying', 'lost']);
  load.mockResolvedValueOnce('part');
  expect(await part.bring({ tell })).toBe('part');
  expect(news).toHaveLength(3);
});

test('wishes that come while one is followed share its tries', async () => {
  const { world, tell } = setUp();
  const load = vi.fn(lost);
  const part = latePart(load, world);
  await Promise.all([part.bring({ tell }), part.bring({ tell })]);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part of an older build reloads the page, which presses the control again', async () => {
  const { world, news, texts, tell } = setUp({ deployed: async () => 'b' });
  void latePart(lost, world).bring({ tell, control: '.search' });
  await vi.waitFor(() => expect(world.go).toHaveBeenCalledWith(HERE));
  expect(texts.get('x-press-again')).toBe(JSON.stringify([HERE, '.search']));
  expect(news).toEqual([]);
});

test('a part fetched ahead that is lost is forgotten without a word or a reload', async () => {
  const { world } = setUp({ deployed: async () => 'b' });
  const load = vi.fn(lost as () => Promise<string>);
  const part = latePart(load, world);
  expect(await part.fetchAhead()).toBeUndefined();
  expect(world.go).not.toHaveBeenCalled();
  load.mockResolvedValueOnce('part');
  expect(await part.fetchAhead()).toBe('part');
});

test('a part that is broken and not lost is told to the user and to the console', async () => {
  const { world, news, tell } = setUp();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('a is not a function');
  expect(await latePart(() => Promise.reject(error), world).bring({ tell })).toBeUndefined();
  expect(news).toEqual(['lost']);
  expect(report).toHaveBeenCalledWith(error);
  vi.unstubAllGlobals();
});
