import type { ComponentType } from 'react';

/** One edit that runs. */
export type View = { round: number; entry: string; Demo: ComponentType };

/** The edit that was run last, whether it broke, and the last one before it that did not. */
export type Views = { last?: View; isBroken: boolean; good?: View };

/** Before the first edit. */
export const NO_VIEWS: Views = { isBroken: false };

type Change = { kind: 'run'; view: View } | { kind: 'broken'; round: number };

/** What to draw next: an edit that runs takes the place of the last one, which is kept to fall back on unless it broke. */
export function nextViews(views: Views, change: Change): Views {
  if (change.kind === 'run') {
    return { last: change.view, isBroken: false, good: views.isBroken ? views.good : views.last };
  }
  return change.round === views.last?.round && !views.isBroken
    ? { ...views, isBroken: true }
    : views;
}
