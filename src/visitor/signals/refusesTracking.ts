/** The two ways in which a browser says that its visitor is not to be followed. */
export type TrackingSignals = {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
};

/** Whether Do Not Track or Global Privacy Control is on: then neither an ad network nor analytics is asked for. */
export function refusesTracking(signals: TrackingSignals): boolean {
  const { doNotTrack, globalPrivacyControl } = signals;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
