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
