import { useEffect, useState, type ReactNode } from 'react';
import { whenCalm } from '#src/timing/whenCalm.ts';

/** Brings in, once the page is calm, what looks after a tab that outlives its build or its connection. */
export function LateCare() {
  const [care, setCare] = useState<ReactNode>(null);
  useEffect(() => {
    let isGone = false;
    whenCalm(() => {
      import('./Care.tsx').then(
        ({ Care }) => isGone || setCare(<Care />),
        () => {}, // a lost chunk: the router and the browser do what they do
      );
    });
    return () => {
      isGone = true;
    };
  }, []);
  return care;
}
