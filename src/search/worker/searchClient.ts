import type { ProductId } from '#data/types.ts';
import type { Answer } from '#src/search/ranking/answer.ts';
import type { FromWorker, ToWorker } from './searchWorker.ts';

export type AskSearch = (input: string, product: ProductId | null) => void;

/** How to ask, and how to stop listening. */
export type SearchConnection = { ask: AskSearch; stop: () => void };

let lastId = 0;

/**
 * Connects the box to its worker. Only answers to the last question are heard: an early one may come twice, the second time with
 * more.
 * @param starting the worker, when it can answer
 * @param onFailure told when it cannot be had, or breaks
 */
export function connectSearch(
  starting: Promise<Worker>,
  onAnswer: (answer: Answer) => void,
  onFailure: () => void,
): SearchConnection {
  const listening = new AbortController();
  const { signal } = listening;
  const listen = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answer' && data.id === lastId) {
      onAnswer(data.answer);
    }
  };
  starting.then(
    (worker) => {
      worker.addEventListener('message', listen, { signal });
      worker.addEventListener('error', onFailure, { signal });
    },
    () => signal.aborted || onFailure(),
  );
  return {
    ask(input, product) {
      lastId += 1;
      const id = lastId;
      starting.then(
        (worker) =>
          id === lastId &&
          worker.postMessage({ kind: 'ask', id, input, product } satisfies ToWorker),
        () => {}, // said by onFailure
      );
    },
    stop() {
      lastId += 1;
      listening.abort();
    },
  };
}
