import { isCounting } from '#src/visitor/signals/isCounting.ts';
import { latePart } from '#src/site/loading/latePart.ts';
import { useCalmPart } from '#src/site/loading/useLatePart.ts';

const usageReport = latePart(() => import('./UsageReport.tsx'));

/** Brings in what counts a visit once the page is calm, and nothing at all where counting is off. */
export function LateUsageReport({ pathname }: { pathname: string }) {
  const brought = useCalmPart(usageReport, isCounting());
  return brought && <brought.UsageReport pathname={pathname} />;
}
