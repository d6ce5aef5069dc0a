import { useLatePart } from './useLatePart.ts';

/** Brings in, once the page is calm, what looks after a tab that outlives its build or its connection. */
export function LateCare() {
  const Care = useLatePart(loadCare);
  return Care && <Care />;
}

async function loadCare() {
  return (await import('./Care.tsx')).Care;
}
