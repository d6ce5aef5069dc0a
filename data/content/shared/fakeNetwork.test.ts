import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeNetwork } from './fakeNetwork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer comes after its latency, and not before', async () => {
  const network = createFakeNetwork<string>({ latency: 300 });
  const answered = vi.fn();
  void network.send('ask', 'a', () => 1).then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(1);
});

test('the same seed gives the same latencies, between the least and the most', () => {
  const latenciesOf = (seed: number) => {
    const network = createFakeNetwork<number>({ latency: [100, 200], seed });
    for (let index = 0; index < 20; index += 1) {
      void network.send('ask', index, () => index);
    }
    return network.getLog().map(({ latency }) => latency);
  };
  expect(latenciesOf(7)).toEqual(latenciesOf(7));
  expect(latenciesOf(7)).not.toEqual(latenciesOf(8));
  expect(Math.min(...latenciesOf(7))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...latenciesOf(7))).toBeLessThanOrEqual(200);
});

test('it fails while it is told to, all or some', async () => {
  const network = createFakeNetwork<string>({ latency: 0 });
  const outcome = async (question: string) => {
    const answer = network
      .send('ask', question, () => 'fine')
      .catch(({ message }: Error) => message);
    await vi.runAllTimersAsync();
    return answer;
  };
  network.setFailing(true);
  expect(await outcome('a')).toBe('The server does not answer.');
  network.setFailing(({ question }) => question === 'b');
  expect([await outcome('a'), await outcome('b')]).toEqual(['fine', 'The server does not answer.']);
  network.setFailing(false);
  expect(await outcome('b')).toBe('fine');
  expect(network.getLog().map(({ state }) => state)).toEqual([
    ...['failed', 'answered', 'failed', 'answered'],
  ]);
});

test('a request is aborted by its signal, whenever that comes, and answers nothing', async () => {
  const network = createFakeNetwork<string>({ latency: 100 });
  const answer = vi.fn();
  const controller = new AbortController();
  const late = network.send('ask', 'a', answer, controller.signal).catch(({ name }: Error) => name);
  controller.abort();
  const early = network
    .send('ask', 'b', answer, controller.signal)
    .catch(({ name }: Error) => name);
  await vi.runAllTimersAsync();
  expect([await late, await early]).toEqual(['AbortError', 'AbortError']);
  expect(answer).not.toHaveBeenCalled();
  expect(network.getLog().map(({ state }) => state)).toEqual(['aborted', 'aborted']);
});

test('stopped, it leaves no timer behind, and works again', async () => {
  const network = createFakeNetwork<string>({ latency: 100 });
  const ended = vi.fn();
  void network.send('ask', 'a', () => 1).finally(ended);
  network.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(network.getLog()).toMatchObject([{ state: 'aborted' }]);
  const again = network.send('ask', 'b', () => 2);
  await vi.runAllTimersAsync();
  expect(await again).toBe(2);
  expect(ended).not.toHaveBeenCalled();
});

test('the log says what was asked, how it ended, and tells whoever listens', async () => {
  const network = createFakeNetwork<string>({ latency: 50 });
  const listener = vi.fn();
  const leave = network.subscribe(listener);
  const before = network.getLog();
  void network.send('rows', 'a', () => 1);
  expect(network.getLog()).toEqual([
    { number: 1, kind: 'rows', question: 'a', state: 'open', latency: 50 },
  ]);
  expect(network.getLog()).not.toBe(before);
  await vi.runAllTimersAsync();
  expect(network.getLog()).toMatchObject([{ number: 1, state: 'answered' }]);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  network.setLatency(0);
  void network.send('rows', 'b', () => 1);
  expect(listener).toHaveBeenCalledTimes(2);
});
