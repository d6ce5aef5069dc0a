import { useEffect } from 'react';
import type { SlotLabel } from './adEvents.ts';
import { useAdConfig } from './AdProvider.tsx';
import { displayLater } from './displayLater.ts';

/** Tells that a slot was seen, once per label; another label, or none, calls off what is not told yet. */
export function useDisplay(label: SlotLabel | null): void {
  const config = useAdConfig();
  useEffect(() => (label === null ? undefined : displayLater(label, config)), [label, config]);
}
