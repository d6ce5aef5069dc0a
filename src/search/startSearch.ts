import { searchAddresses } from '#src/generated/searchAddresses.ts';

/** The worker and the first file of the index, both on their way. */
export type Started = { worker: Worker; names: Promise<string> };

let started: Started | undefined;

/** Sends for the worker and the first file at once; what has been sent for is given again. A failure is forgotten. */
export function startSearch(): Started {
  started ??= {
    worker: new Worker(searchAddresses.worker),
    names: fetch(searchAddresses.names).then((answer) => {
      if (!answer.ok) {
        throw new Error(`The index of the search answers ${answer.status}.`);
      }
      return answer.text();
    }),
  };
  started.names.catch(forget);
  return started;
}

/** So that the next opening of the box tries again. */
function forget(): void {
  started?.worker.terminate();
  started = undefined;
}
