import { useCallback, useEffect, useRef, useState } from 'react';

const THROTTLE_MS = 166;
const TOP_SHARE = 8;
const FIRST_BELOW_PX = 200;
const HOLD_MS = 1000;
/** How far below the root's scroll padding an anchor lands at most: the rows of a reference, below their bar. */
const LANDING_PX = 24;

/**
 * Id of the last heading above a line in the window; the first one while the page is scrolled less than 200 px. The line stands at an
 * eighth of the window, in a low one below where anchors land, and comes down to its foot where the page ends: so each of the last
 * headings has its turn. The second value chooses one, which holds for 1000 ms: the page may scroll past others on its way there
 * (behaviour 8.4).
 */
export function useActiveHeading(
  entries: readonly { id: string }[],
): [active: string | undefined, choose: (id: string) => void] {
  const [active, setActive] = useState<string>();
  const heldUntil = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const rest = heldUntil.current - Date.now();
      if (rest > 0) {
        timer = setTimeout(look, rest);
        return;
      }
      const [first] = entries;
      setActive((window.scrollY < FIRST_BELOW_PX ? undefined : lastAbove(entries)) ?? first?.id);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [entries]);
  const choose = useCallback((id: string) => {
    heldUntil.current = Date.now() + HOLD_MS;
    setActive(id);
  }, []);
  return [active, choose];
}

function lastAbove(entries: readonly { id: string }[]): string | undefined {
  const limit = lineOf(
    window.innerHeight,
    window.scrollY,
    document.documentElement.scrollHeight - window.innerHeight,
  );
  return entries.findLast(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.top < limit; // a filter may hide it
  })?.id;
}

/** Where the line stands, in px from the top of a window of that height; `end` is as far as the page scrolls. */
function lineOf(height: number, scrolled: number, end: number): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const line = Math.max(height / TOP_SHARE, padding + LANDING_PX);
  const zone = Math.min(end, height - line);
  const rest = end - scrolled;
  return zone > 0 && rest < zone ? line + (height - line) * (1 - Math.max(rest, 0) / zone) : line;
}
