import { useCallback, useEffect, useRef, useState } from 'react';

const THROTTLE_MS = 166;
const TOP_SHARE = 8;
const NONE_BELOW_PX = 200;
const HOLD_MS = 1000;

/**
 * Id of the last heading above the upper eighth of the window; none while the page is scrolled less than 200 px. The second value
 * chooses one, which holds for 1000 ms: the page may scroll past others on its way there (behaviour 8.4).
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
      setActive(window.scrollY < NONE_BELOW_PX ? undefined : lastAbove(entries));
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
  const limit = window.innerHeight / TOP_SHARE;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < limit;
  })?.id;
}
