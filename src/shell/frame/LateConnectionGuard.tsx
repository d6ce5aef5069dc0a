import { latePart } from '#src/site/loading/latePart.ts';
import { useCalmPart } from '#src/site/loading/useLatePart.ts';

const guard = latePart(() => import('./ConnectionGuard.tsx'));

/**
 * Brings in, once the page is calm, what looks after a tab that outlives its build or its connection. Without it the router and the
 * browser do what they do.
 */
export function LateConnectionGuard() {
  const brought = useCalmPart(guard);
  return brought && <brought.ConnectionGuard />;
}
