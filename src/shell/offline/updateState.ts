/**
 * How far a page is with a new worker: none; one has been told to take over; it has, and brings another build, so the page is to be
 * reloaded; the page is being reloaded.
 */
export type UpdateState = 'current' | 'asked' | 'due' | 'reloading';

export type UpdateEvent =
  | { type: 'installed' }
  /** @param isNews whether another build is deployed than the page in view came from, for which this visit was not reloaded yet */
  | { type: 'activated'; isNews: boolean }
  /** @param mayReload whether the visitor looks at the page and holds nothing unsaved */
  | { type: 'look'; mayReload: boolean };

export type UpdateStep = { state: UpdateState; act?: 'takeOver' | 'reload' };

/** What follows upon an event (behaviour 9): one message to each worker, and at most one reload. */
export function nextUpdate(state: UpdateState, event: UpdateEvent): UpdateStep {
  switch (event.type) {
    case 'installed':
      return state === 'reloading'
        ? { state }
        : { state: state === 'due' ? 'due' : 'asked', act: 'takeOver' };
    case 'activated':
      return state === 'asked' ? { state: event.isNews ? 'due' : 'current' } : { state };
    case 'look':
      return state === 'due' && event.mayReload ? { state: 'reloading', act: 'reload' } : { state };
  }
}
