import { isCounting } from '#src/analytics/isCounting.ts';
import { useLatePart } from './useLatePart.ts';

/** Brings in what counts a visit once the page is calm, and nothing at all where counting is off. */
export function LateUsageReport({ pathname }: { pathname: string }) {
  const Report = useLatePart(loadReport, isCounting);
  return Report && <Report pathname={pathname} />;
}

async function loadReport() {
  return (await import('./UsageReport.tsx')).UsageReport;
}
