import type { Store } from '#src/site/storage/safeStorage.ts';
import { AD_SHAPE_KEY } from '#src/site/storage/storedKeys.ts';
import type { AdShape } from './adEvents.ts';

const INLINE_SHARE = 0.2;
const APPEAL_SHARE = 0.2;

/** The shape of a visitor's ads: inline for a fifth of them. Drawn once per visit and kept in `store` for it. */
export function shapeOfVisit(store: Store, random: () => number): AdShape {
  const kept = store.read(AD_SHAPE_KEY);
  if (kept === 'inline' || kept === 'image') {
    return kept;
  }
  const drawn = random() < INLINE_SHARE ? 'inline' : 'image';
  store.write(AD_SHAPE_KEY, drawn);
  return drawn;
}

/** Whether a slot would ask its visitor to let ads through: a fifth of them do. */
export function drawAppeal(random: () => number): boolean {
  return random() < APPEAL_SHARE;
}

/** One of several ads, each as likely as the other; undefined of none. */
export function pickAd<T>(ads: readonly T[], random: () => number): T | undefined {
  return ads[Math.floor(ads.length * random())];
}

/** The room that a page keeps for its ad, inside its text: as high as the ad from the first frame on, so nothing moves when it comes. */
export const AD_ROOM = '<div class="ad"></div>';

/** The room of the shown page; it has none where ads are off. */
export function findAdRoom(): Element | null {
  return document.querySelector('.doc > .ad');
}
