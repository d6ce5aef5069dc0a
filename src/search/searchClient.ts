import type { ProductId } from '#data/types.ts';
import { searchAddresses } from '#src/generated/searchAddresses.ts';
import type { Answer } from './answer.ts';
import type { FromWorker, ToWorker } from './searchWorker.ts';
import type { Started } from './startSearch.ts';

export type AskSearch = (input: string, product: ProductId | null) => void;

/** How to ask, and how to stop listening. */
export type SearchConnection = { ask: AskSearch; stop: () => void };

const primed = new WeakSet<Worker>();
let lastId = 0;

/**
 * Connects the box to its worker. Only answers to the last question are heard: an early one may come twice, the second time with
 * more.
 * @param onFailure told when the index cannot be had
 */
export function connectSearch(
  { worker, names }: Started,
  onAnswer: (answer: Answer) => void,
  onFailure: () => void,
): SearchConnection {
  const send = (message: ToWorker) => worker.postMessage(message);
  const ready = names.then((text) => {
    if (!primed.has(worker)) {
      primed.add(worker);
      send({ kind: 'start', addresses: searchAddresses, names: text });
    }
  });
  ready.catch(onFailure);
  const listen = ({ data }: MessageEvent<FromWorker>) => {
    if (data.id === lastId) {
      onAnswer(data.answer);
    }
  };
  worker.addEventListener('message', listen);
  worker.addEventListener('error', onFailure);
  return {
    ask(input, product) {
      lastId += 1;
      const id = lastId;
      ready.then(
        () => id === lastId && send({ kind: 'ask', id, input, product }),
        () => {}, // said by onFailure
      );
    },
    stop() {
      lastId += 1;
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', onFailure);
    },
  };
}
