import type { Plan } from '#data/types.ts';

const WORDS: Record<Plan, string> = { pro: 'Pro', premium: 'Premium' };

/** The plan a page or member needs, as a quiet word. */
export function PlanChip({ plan }: { plan: Plan }) {
  return (
    <span className={`chip ${plan}`} title={`${WORDS[plan]} plan`}>
      {WORDS[plan]}
    </span>
  );
}
