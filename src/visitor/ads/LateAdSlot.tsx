import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AdBoundary } from './AdBoundary.tsx';
import { type ReportAdEvent, reportAdEvent } from './adEvents.ts';
import { AdProvider } from './AdProvider.tsx';
import { findAdRoom } from './draws.ts';
import { AdSlot } from './AdSlot.tsx';
import { browserAdConfig } from './browserAdConfig.ts';

/** All of the slot that the first screen does not need, drawn into the text of the page. Nothing that fails in it reaches the page. */
export function LateAdSlot({ report = reportAdEvent }: { report?: ReportAdEvent }) {
  const [room] = useState(findAdRoom);
  return (
    room &&
    createPortal(
      <AdBoundary onCrash={() => report({ name: 'ad', eventAction: 'crash', eventLabel: 'null' })}>
        <Configured report={report} />
      </AdBoundary>,
      room,
    )
  );
}

function Configured({ report }: { report: ReportAdEvent }) {
  const [config] = useState(() => browserAdConfig(report));
  return (
    <AdProvider config={config}>
      <AdSlot />
    </AdProvider>
  );
}
