import { useEffect, useState } from 'react';

const THROTTLE_MS = 166;
const TOP_SHARE = 8;
const NONE_BELOW_PX = 200;

/** Id of the last heading above the upper eighth of the window; none while the page is scrolled less than 200 px (behaviour 8.4). */
export function useActiveHeading(entries: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
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
  return active;
}

function lastAbove(entries: readonly { id: string }[]): string | undefined {
  const limit = window.innerHeight / TOP_SHARE;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < limit;
  })?.id;
}
