/** How long a height stays the same before it counts, in ms. */
const SETTLES_MS = 250;
/** How often a run may change the height of its frame. What changes more often scrolls inside it. */
const MOST_CHANGES = 8;

/**
 * Follows the height that a demo in a frame says it has: slowly, and only so often in one run. What runs there may be of a stranger, and
 * everything below moves with it.
 * @param take is given each height that counts, in px
 */
export function followHeight(take: (height: number) => void): {
  /** Another edit runs. */
  ran: () => void;
  said: (height: number) => void;
  stop: () => void;
} {
  let left = MOST_CHANGES;
  let taken: number | undefined;
  let wanted: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    if (wanted !== taken && wanted !== undefined && left > 0) {
      left -= 1;
      taken = wanted;
      take(wanted);
    }
  };
  return {
    ran: () => {
      left = MOST_CHANGES;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLES_MS);
    },
    said: (height) => {
      if (height !== wanted) {
        wanted = height;
        clearTimeout(timer);
        timer = setTimeout(settle, SETTLES_MS);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
