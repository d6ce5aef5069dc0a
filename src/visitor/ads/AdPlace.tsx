import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { latePart } from '#src/site/loading/latePart.ts';
import { useCalmPart } from '#src/site/loading/useLatePart.ts';
import type { ReportAdEvent } from './adEvents.ts';

/** A page without its ad is whole. */
const adSlot = latePart(() => import('./LateAdSlot.tsx'));

type Props = {
  /** Each page has a slot of its own. */
  pathname: string;
  /** Takes what the slot tells of itself, instead of the usage statistics; keep it the same from one drawing to the next. */
  report?: ReportAdEvent;
};

/** Brings the slot into the room that the text of the page keeps for it, when the page is calm. */
export function AdPlace({ pathname, report }: Props) {
  const { ads } = useDocsConfig();
  return ads.isOn ? <Place key={pathname} report={report} /> : null;
}

function Place({ report }: { report: ReportAdEvent | undefined }) {
  const late = useCalmPart(adSlot);
  return late && <late.LateAdSlot {...(report && { report })} />;
}
