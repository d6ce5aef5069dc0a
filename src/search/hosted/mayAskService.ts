import { site } from '#data/site/site.ts';
import { refusesTracking, type TrackingSignals } from '#src/visitor/signals/refusesTracking.ts';

/** Whether a hosted index is asked: there is one, and the browser does not ask for privacy. */
export function mayAskService(): boolean {
  return site.searchService !== undefined && !refusesTracking(navigator as TrackingSignals);
}
