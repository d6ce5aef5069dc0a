import type { Plan } from '#data/types.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

/** The plan a page or member needs, as a quiet word. */
export function PlanChip({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  return (
    <span className={`chip ${plan}`} title={translate(`plans.${plan}Title`)}>
      {translate(`plans.${plan}`)}
    </span>
  );
}
