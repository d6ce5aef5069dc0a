import { useEffect } from 'react';
import { pressAgain } from '#src/site/loading/pressAgain.ts';
import { emit, HYDRATED_EVENT } from '#src/site/timing/pageEvents.ts';

/** Marks the root element `data-hydrated` once React answers on the page; browser tests and benchmarks wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    emit(document, HYDRATED_EVENT);
    pressAgain(location.href);
    return () => {
      delete document.documentElement.dataset.hydrated;
    };
  }, []);
}
