/** The room that a page keeps for its ad, inside its text: as high as the ad from the first frame on, so nothing moves when it comes. */
export const AD_ROOM = '<div class="ad"></div>';

/** The room of the shown page; it has none where ads are off. */
export function findAdRoom(): Element | null {
  return document.querySelector('.doc > .ad');
}
