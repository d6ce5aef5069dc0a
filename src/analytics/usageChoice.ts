import { localStore } from '#src/storage/safeStorage.ts';

/** Whether a visitor may be counted; if not, whether their browser asks for privacy or they refused on the page about it. */
export type UsageState = 'allowed' | 'signalled' | 'refused';

/** What a browser says of its user's wish; not every browser knows both. */
export type PrivacySignals = {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

const KEY = 'x-usage';
const REFUSED = 'no';

/** Whether a browser asks for privacy, by Do Not Track or by Global Privacy Control. */
export function asksForPrivacy(browser: PrivacySignals): boolean {
  // Older Firefox says "yes".
  return (
    browser.globalPrivacyControl === true ||
    browser.doNotTrack === '1' ||
    browser.doNotTrack === 'yes'
  );
}

/** Whether this visitor may be counted; the browser's word goes before a choice on the page about privacy. */
export function usageState(browser: PrivacySignals = navigator): UsageState {
  if (asksForPrivacy(browser)) {
    return 'signalled';
  }
  return localStore.read(KEY) === REFUSED ? 'refused' : 'allowed';
}

/** Keeps the visitor's choice; where storage is blocked it holds for the visit. */
export function chooseUsage(isAllowed: boolean): void {
  if (isAllowed) {
    localStore.remove(KEY);
  } else {
    localStore.write(KEY, REFUSED);
  }
}
