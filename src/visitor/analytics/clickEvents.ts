import type { ActionEvent } from './events.ts';
import { isDrawn, readRatio, type Random } from './sampling.ts';

const CATEGORY = 'data-ga-event-category';

/** A click as its element describes it. */
export type ClickEvent = ActionEvent & { category: string; ratio: number };

type Watching = {
  send: (category: string, event: ActionEvent) => void;
  random: Random;
  /** Told of an element whose attributes are not whole; undefined: nobody is told. */
  warn?: ((message: string) => void) | undefined;
};

/** Sends what the attributes of clicked elements say, from one listener on the document. Returns how to stop. */
export function watchClicks(document: Document, { send, random, warn }: Watching): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || isAboutToRepeat(target)) {
      return;
    }
    const click = readClick(target);
    if (click === 'no action') {
      warn?.(`An element has ${CATEGORY} and no data-ga-event-action: its clicks are not sent.`);
    } else if (click && isDrawn(click.ratio, random)) {
      send(click.category, { eventAction: click.eventAction, eventLabel: click.eventLabel });
    }
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

/** The event of the nearest element with a category; null when none is around. */
export function readClick(target: Element): ClickEvent | 'no action' | null {
  const element = target.closest(`[${CATEGORY}]`);
  if (!element) {
    return null;
  }
  const eventAction = element.getAttribute('data-ga-event-action');
  if (!eventAction) {
    return 'no action';
  }
  return {
    category: element.getAttribute(CATEGORY) ?? '',
    eventAction,
    eventLabel: element.getAttribute('data-ga-event-label'),
    ratio: readRatio(element.getAttribute('data-ga-event-split')),
  };
}

/** A click on the text of a label is followed by one on its control, which bubbles the same way. */
function isAboutToRepeat(target: Element): boolean {
  const control = target.closest('label')?.control;
  return control !== undefined && control !== null && !control.contains(target);
}
