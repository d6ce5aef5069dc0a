import type { Clock } from './clock.ts';
import { afterTry, isPolling, POLL_MS, type Finding, type SlotState } from './slotState.ts';

type Means = { clock: Clock; look: () => Finding; onState: (state: SlotState) => void };

/** Tries a slot, from now on every 500 ms, until it has come to rest. What it gives ends that. */
export function pollSlot(start: SlotState, { clock, look, onState }: Means): () => void {
  let state = start;
  let callOff = () => {};
  const wait = (ms: number) => {
    callOff = isPolling(state) ? clock.after(ms, tryOnce) : () => {};
  };
  const tryOnce = () => {
    state = afterTry(state, look());
    onState(state);
    wait(POLL_MS);
  };
  wait(0);
  return () => callOff();
}

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
