import { useServiceWorker } from '#src/shell/offline/useServiceWorker.ts';
import { LostPages } from '#src/shell/navigate/LostPages.tsx';

/** Looks after a tab that outlives its build or its connection: the service worker, and pages that do not arrive. */
export function ConnectionGuard() {
  useServiceWorker();
  return <LostPages />;
}
