import type { Finding } from './slotState.ts';

/** What networks put into the page; `.carbonads` is carried by the feed's ad too. */
const ELEMENTS = '.ea-placement, #carbonads, .carbonads';

/** Looks for the network's ad inside a slot. `backerUrl` is what the network links to when it has no ad. */
export function lookForAd(slot: ParentNode, backerUrl: string): Finding {
  if (!slot.querySelector(ELEMENTS)) {
    return 'nothing';
  }
  const links = [...slot.querySelectorAll<HTMLAnchorElement>('#carbonads a')];
  if (links.some(({ href }) => href === backerUrl)) {
    return 'backer';
  }
  return slot.querySelector(`:is(${ELEMENTS}) a`) ? 'ad' : 'element';
}
