import { useEffect, useState, type ComponentType } from 'react';
import { isCounting } from '#src/analytics/isCounting.ts';
import { whenCalm } from '#src/timing/whenCalm.ts';

/** Brings in what counts a visit once the page is calm, and nothing at all where counting is off. */
export function LateUsageReport({ pathname }: { pathname: string }) {
  const [Report, setReport] = useState<ComponentType<{ pathname: string }>>();
  useEffect(() => {
    let isGone = false;
    if (isCounting()) {
      whenCalm(() => {
        import('./UsageReport.tsx').then(
          ({ UsageReport }) => isGone || setReport(() => UsageReport),
          () => {}, // a lost chunk: this visit is not counted
        );
      });
    }
    return () => {
      isGone = true;
    };
  }, []);
  return Report ? <Report pathname={pathname} /> : null;
}
