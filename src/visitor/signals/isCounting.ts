import { site } from '#data/site/site.ts';
import { usageState } from './usageChoice.ts';

/** Whether this deployment counts, and may count this visitor. A file of its own, because every page asks it. */
export function isCounting(): boolean {
  return site.analytics !== undefined && usageState() === 'allowed';
}
