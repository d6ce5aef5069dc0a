import type { Plan } from '#data/types.ts';

/** Plans, the lowest first. */
export const PLAN_RANK: readonly (Plan | null)[] = [null, 'pro', 'premium'];

/** Whether a plan holds more than another. */
export function isAbove(plan: Plan | null, other: Plan | null): boolean {
  return PLAN_RANK.indexOf(plan) > PLAN_RANK.indexOf(other);
}
