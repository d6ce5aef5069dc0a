import { useEffect } from 'react';

/** Marks the root element `data-hydrated` once React answers on the page; browser tests and benchmarks wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    return () => {
      delete document.documentElement.dataset.hydrated;
    };
  }, []);
}
