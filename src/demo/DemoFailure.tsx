import { useTranslate } from '#src/i18n/I18nProvider.tsx';

/** What stands on a stage instead of a demo that did not arrive, or threw. */
export function DemoFailure({ kind }: { kind: 'lost' | 'broken' }) {
  const translate = useTranslate();
  return (
    <p className="stage-failed" role="alert">
      {translate(`demo.${kind}`)}
    </p>
  );
}
