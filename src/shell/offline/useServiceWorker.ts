import { useEffect } from 'react';
import { mayHaveWorker } from './mayHaveWorker.ts';

/** Starts the worker of this page, or takes it away (behaviour 9). Where there can be none, its code is not loaded. */
export function useServiceWorker(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    if (mayHaveWorker() || location.search.includes('sw=off')) {
      import('./startWorker.ts')
        .then(({ startWorker }) => startWorker())
        .then(
          (following) => {
            stop = following;
            if (isGone) {
              stop();
            }
          },
          () => {}, // a lost chunk: the worker of the last visit stays
        );
    }
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
