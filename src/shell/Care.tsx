import { useServiceWorker } from '#src/serviceWorker/useServiceWorker.ts';
import { LostPages } from './LostPages.tsx';

/** Looks after a tab that outlives its build or its connection: the service worker, and pages that do not arrive. */
export function Care() {
  useServiceWorker();
  return <LostPages />;
}
