import { localStore } from '#src/site/storage/safeStorage.ts';
import { USAGE_KEY } from '#src/site/storage/storedKeys.ts';
import { refusesTracking, type TrackingSignals } from './refusesTracking.ts';

/** Whether a visitor may be counted; if not, whether their browser asks for privacy or they refused on the page about it. */
export type UsageState = 'allowed' | 'signalled' | 'refused';

const REFUSED = 'no';

/** Whether this visitor may be counted; the browser's word goes before a choice on the page about privacy. */
export function usageState(browser: TrackingSignals = navigator): UsageState {
  if (refusesTracking(browser)) {
    return 'signalled';
  }
  return localStore.read(USAGE_KEY) === REFUSED ? 'refused' : 'allowed';
}

/** Keeps the visitor's choice; where storage is blocked it holds for the visit. */
export function chooseUsage(isAllowed: boolean): void {
  if (isAllowed) {
    localStore.remove(USAGE_KEY);
  } else {
    localStore.write(USAGE_KEY, REFUSED);
  }
}
