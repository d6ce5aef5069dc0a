import { useEffect } from 'react';
import { HYDRATED_EVENT } from './replayClicks.ts';

/** Marks the root element `data-hydrated` once React answers on the page; browser tests and benchmarks wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event(HYDRATED_EVENT));
    return () => {
      delete document.documentElement.dataset.hydrated;
    };
  }, []);
}
