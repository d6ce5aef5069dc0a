import { useEffect, useMemo, useState } from 'react';
import { whenRested } from '#src/site/timing/quietMoments.ts';
import { useUnhurried } from './useUnhurried.ts';

/** Something that takes long to draw, and where. */
type Drawable = { stage: Element };

const NONE: ReadonlySet<Drawable> = new Set();

/**
 * Of what is ready to be drawn, what is to be drawn now: the nearest to the middle of the window first, each other one when the one
 * before is painted and the browser has had time for the visitor. Gives way to what the visitor does meanwhile (`useUnhurried`).
 */
export function useInTurn<Item extends Drawable>(ready: readonly Item[]): readonly Item[] {
  const [begun, setBegun] = useState<ReadonlySet<Drawable>>(NONE);
  const current = useMemo(() => ready.filter((item) => begun.has(item)), [ready, begun]);
  const drawn = useUnhurried(current);
  useEffect(() => {
    if (drawn !== current || current.length === ready.length) {
      return;
    }
    const beginNext = () => {
      const next = nearest(ready.filter((item) => !begun.has(item)));
      setBegun(new Set([...current, ...(next ? [next] : [])]));
    };
    return current.length === 0 ? beginNext() : whenRested(beginNext);
  }, [ready, begun, current, drawn]);
  return drawn;
}

/** What lies nearest to the middle of the window. */
function nearest<Item extends Drawable>(items: readonly Item[]): Item | undefined {
  const [first] = items
    .map((item) => ({ item, distance: distanceOf(item.stage) }))
    .sort((one, other) => one.distance - other.distance);
  return first?.item;
}

/** Of the middle of an element from the middle of the window, in px. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight) / 2;
}
