import { useEffect, useState, type ReactNode } from 'react';
import { site } from '#data/site.ts';
import { whenCalm } from '#src/timing/whenCalm.ts';
import type { ReportAdEvent } from './adEvents.ts';

type Props = {
  /** Each page has a slot of its own. */
  pathname: string;
  /** Takes what the slot tells of itself, instead of the usage statistics; keep it the same from one drawing to the next. */
  report?: ReportAdEvent;
};

/** The room of a page's ad. It stands in the exported page at its full height; the slot comes when the page is calm. */
export function AdPlace({ pathname, report }: Props) {
  return site.ads.isOn ? <Place key={pathname} report={report} /> : null;
}

function Place({ report }: { report: ReportAdEvent | undefined }) {
  const [slot, setSlot] = useState<ReactNode>(null);
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      if (isHere) {
        const { LateAdSlot } = await import('./LateAdSlot.tsx');
        setSlot(<LateAdSlot {...(report && { report })} />);
      }
    };
    whenCalm(() => void show().catch(() => {})); // a page without its ad is whole
    return () => {
      isHere = false;
    };
  }, [report]);
  return <div className="ad">{slot}</div>;
}
