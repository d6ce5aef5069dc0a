import type { ProductId } from '#data/types.ts';
import type { Answer } from '#src/search/ranking/answer.ts';
import type { FromWorker, ToWorker } from './searchWorker.ts';

type AskSearch = (input: string, product: ProductId | null) => void;

/** Gives the text at an address of the site; null: there is none, or it cannot be had. */
export type ReadText = (href: string) => Promise<string | null>;

/** How to ask, how to read what was found, and how to stop listening. */
export type SearchConnection = { ask: AskSearch; read: ReadText; stop: () => void };

let lastId = 0;
let lastRead = 0;

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
  const reading = new Map<number, (text: string | null) => void>();
  const listen = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answer' && data.id === lastId) {
      onAnswer(data.answer);
    } else if (data.kind === 'text') {
      reading.get(data.id)?.(data.text);
      reading.delete(data.id);
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
    async read(href) {
      const worker = await starting;
      lastRead += 1;
      const id = lastRead;
      return new Promise((done) => {
        reading.set(id, done);
        worker.postMessage({ kind: 'read', id, href } satisfies ToWorker);
      });
    },
    stop() {
      lastId += 1;
      listening.abort();
    },
  };
}

/**
 * Hands on only the latest of what comes while there is no time for it: who types faster than answers come is not answered letter by
 * letter.
 * @param later runs a function behind everything that waits already
 */
export function latestOnly<T>(
  take: (value: T) => void,
  later: (run: () => void) => void,
): (value: T) => void {
  let waiting: { value: T } | undefined;
  const run = () => {
    const next = waiting;
    waiting = undefined;
    if (next) {
      take(next.value);
    }
  };
  return (value) => {
    if (!waiting) {
      later(run);
    }
    waiting = { value };
  };
}
