import { latePart } from '#src/deployment/latePart.ts';
import { useCalmPart } from '#src/deployment/useLatePart.ts';

const care = latePart(() => import('./Care.tsx'));

/**
 * Brings in, once the page is calm, what looks after a tab that outlives its build or its connection. Without it the router and the
 * browser do what they do.
 */
export function LateCare() {
  const brought = useCalmPart(care);
  return brought && <brought.Care />;
}
