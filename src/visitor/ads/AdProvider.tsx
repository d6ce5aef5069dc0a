import type { ReactNode } from 'react';
import type { AdSettings } from '#data/site/adSettings.ts';
import type { Ad } from '#data/types.ts';
import { requiredContext } from '#src/site/texts/requiredContext.ts';
import type { AdShape, ReportAdEvent } from './adEvents.ts';
import type { Clock } from './clock.ts';

/** What the slot needs of the deployment, the visitor and the browser. */
export type AdConfig = {
  settings: AdSettings;
  /** The site's own ads. */
  ads: readonly Ad[];
  isBot: boolean;
  refusesTracking: boolean;
  /** The visitor's shape of ads. */
  shape: AdShape;
  /** The share of displays that are told. */
  displayRatio: number;
  clock: Clock;
  random: () => number;
  request: typeof fetch;
  report: ReportAdEvent;
};

const [AdContext, useAdConfig] = requiredContext<AdConfig>(
  'There is no configuration of ads here. Wrap the component in AdProvider.',
);

/** The configuration of ads. It throws outside of AdProvider. */
export { useAdConfig };

/** Gives the components below it the configuration of ads. */
export function AdProvider({ config, children }: { config: AdConfig; children: ReactNode }) {
  return <AdContext value={config}>{children}</AdContext>;
}
