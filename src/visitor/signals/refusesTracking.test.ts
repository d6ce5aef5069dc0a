import { expect, test } from 'vitest';
import { refusesTracking, type TrackingSignals } from './refusesTracking.ts';

test.each<[TrackingSignals, boolean]>([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '1', globalPrivacyControl: false }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('%j refuses: %s', (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses);
});
