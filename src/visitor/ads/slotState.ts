import type { AdKind } from './adEvents.ts';

/** What a look into the slot finds of the network: nothing; its element; that with a link; that with the link to backers. */
export type Finding = 'nothing' | 'element' | 'ad' | 'backer';

/**
 * The slot between two tries. `hidden`: no ad at all. `own`: there is no network to wait for. `blocked`: too many tries without an
 * element. `fallback`: the network had nothing to show.
 */
export type SlotState =
  | { kind: 'hidden' | 'own' | 'fallback' }
  | { kind: 'pending' | 'blocked'; tries: number }
  | { kind: 'network'; tries: number; hasLink: boolean };

/** What decides the first state. */
export type SlotFacts = {
  isOn: boolean;
  isBot: boolean;
  refusesTracking: boolean;
  /** Whether the visitor's shape of ad has a script or a feed. */
  hasSource: boolean;
};

/** Try n looks (n − 1) × this after the slot is there. */
export const POLL_MS = 500;
export const MOST_TRIES = 30;
/** With more tries than these and no element, there is an ad blocker. */
const PATIENT_TRIES = 6;

/** The slot before the first try. */
export function startState({ isOn, isBot, refusesTracking, hasSource }: SlotFacts): SlotState {
  if (!isOn || isBot) {
    return { kind: 'hidden' };
  }
  return refusesTracking || !hasSource ? { kind: 'own' } : { kind: 'pending', tries: 0 };
}

/** The slot after one more try; the same object when nothing is to be tried any more. */
export function afterTry(state: SlotState, finding: Finding): SlotState {
  if (!isPolling(state)) {
    return state;
  }
  const tries = state.tries + 1;
  if (finding === 'backer') {
    return { kind: 'fallback' };
  }
  if (finding !== 'nothing' || state.kind === 'network') {
    return { kind: 'network', tries, hasLink: finding === 'ad' };
  }
  return { kind: tries > PATIENT_TRIES ? 'blocked' : 'pending', tries };
}

type Polling = Extract<SlotState, { tries: number }>;

/** Whether another try follows. An element without a link is looked at again: the link may lead to backers. */
export function isPolling(state: SlotState): state is Polling {
  return 'tries' in state && state.tries < MOST_TRIES && !('hasLink' in state && state.hasLink);
}

const KINDS: Record<SlotState['kind'], AdKind | null> = {
  hidden: null,
  pending: null,
  network: 'carbon',
  blocked: 'in-house',
  fallback: 'in-house-carbon',
  own: 'in-house',
};

/** What the slot shows, in the words of analytics; null while there is nothing to count. Only the blocked are appealed to. */
export function adKindOf(state: SlotState['kind'], appeals: boolean): AdKind | null {
  return state === 'blocked' && appeals ? 'in-house-adblock' : KINDS[state];
}
