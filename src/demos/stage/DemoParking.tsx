import { useInsertionEffect } from 'react';
import { DRAWN, WAITING } from '#src/demos/model/demoElement.ts';

/** Stands before the text of a page, since React changes the page in its order: demos are taken aside before their text goes. */
export function DemoParking({ pathname }: { pathname: string }) {
  useInsertionEffect(() => () => parkDemos(document), [pathname]);
  return null;
}

const PLACE = 'parked-demos';

/**
 * Takes the drawn demos of a page aside, before its text is replaced: React can then be done with them after the next page is painted,
 * and their style sheets, which make the browser lay out everything when they go, go with them. Nothing in the place is laid out or
 * observed, so demos do not notice.
 */
export function parkDemos(text: ParentNode): void {
  const stages = [...text.querySelectorAll(`.${DRAWN}:not(:has(> .${WAITING}, iframe))`)];
  if (stages.length > 0) {
    const place = document.createElement('div');
    place.className = PLACE;
    place.inert = true;
    place.style.cssText = 'position: fixed; contain: strict; content-visibility: hidden';
    place.append(...stages);
    document.body.append(place);
  }
}

/** Throws away what was taken aside. */
export function clearParkedDemos(): void {
  document.querySelectorAll(`.${PLACE}`).forEach((place) => place.remove());
}
