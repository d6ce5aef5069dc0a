/** What is known of a demo that is made smaller until all of it is in its room; all in px, 0: not known yet. */
export type Fit = {
  room: { width: number; height: number };
  /** Height of the demo as it was told last. */
  height: number;
  /** The greatest since the room became what it is: a smaller demo has more width, may be less high, and would be made larger again. */
  greatest: number;
};

/** Before anything is measured. */
export const NO_FIT: Fit = { room: { width: 0, height: 0 }, height: 0, greatest: 0 };

/** Smaller than this nobody can read it: the rest is scrolled. */
const SMALLEST = 0.5;

type Change = { kind: 'room'; width: number; height: number } | { kind: 'height'; height: number };

/** What is known after something was measured. */
export function nextFit(fit: Fit, change: Change): Fit {
  const { height } = change;
  if (change.kind === 'height') {
    return { ...fit, height, greatest: Math.max(height, fit.greatest) };
  }
  const { width } = change;
  return width === fit.room.width && height === fit.room.height
    ? fit
    : { ...fit, room: { width, height }, greatest: fit.height };
}

/** By how much the demo is made smaller. 400 px of room for 500 px -> 0.8 */
export function scaleOf({ room, greatest }: Fit): number {
  return greatest > room.height && room.height > 0 ? Math.max(SMALLEST, room.height / greatest) : 1;
}
