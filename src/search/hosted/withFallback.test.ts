import { expect, test, vi } from 'vitest';
import { NO_ANSWER, type Answer } from '#src/search/ranking/answer.ts';
import type { AskService } from './askService.ts';
import { withFallback } from './withFallback.ts';

const answer: Answer = { ...NO_ANSWER, total: 3 };

function setUp(service: AskService) {
  const own = { ask: vi.fn(), read: vi.fn(async () => 'A text.'), stop: vi.fn() };
  const onAnswer = vi.fn();
  const onFallback = vi.fn();
  const connection = withFallback({
    service: Promise.resolve(service),
    embedded: () => own,
    onAnswer,
    onFallback,
  });
  return { own, onAnswer, onFallback, connection };
}

test('the service answers as long as it does', async () => {
  const { connection, onAnswer, onFallback, own } = setUp(async () => answer);
  connection.ask('rows', null);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
  expect(onFallback).not.toHaveBeenCalled();
  expect(own.ask).not.toHaveBeenCalled();
});

test('once it fails the embedded index gets the last question and all that follow, and the box is told once', async () => {
  const service = vi.fn<AskService>().mockRejectedValue(new Error('403'));
  const { connection, onFallback, own, onAnswer } = setUp(service);
  connection.ask('ro', 'charts');
  connection.ask('row', 'charts');
  await vi.waitFor(() => expect(own.ask).toHaveBeenCalled());
  connection.ask('rows', 'charts');
  expect(own.ask.mock.calls).toEqual([
    ['row', 'charts'],
    ['rows', 'charts'],
  ]);
  expect(onFallback).toHaveBeenCalledTimes(1);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('an answer to a question that is no longer the last is not shown', async () => {
  let resolveFirst: (given: Answer) => void = () => {};
  const service: AskService = (input) =>
    input === 'a'
      ? new Promise((resolve) => {
          resolveFirst = resolve;
        })
      : Promise.resolve(answer);
  const { connection, onAnswer } = setUp(service);
  connection.ask('a', null);
  connection.ask('ab', null);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  resolveFirst({ ...NO_ANSWER, total: 9 });
  await Promise.resolve();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('texts are read from the embedded index alone: a hosted one keeps none', async () => {
  const { connection } = setUp(async () => answer);
  expect(await connection.read('/x/react-charts/bars/')).toBeNull();
  const failing = setUp(vi.fn<AskService>().mockRejectedValue(new Error('403')));
  failing.connection.ask('bars', null);
  await vi.waitFor(() => expect(failing.own.ask).toHaveBeenCalled());
  expect(await failing.connection.read('/x/react-charts/bars/')).toBe('A text.');
});
