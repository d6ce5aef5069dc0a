import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { emit, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';

/** What stands on a stage instead of a demo that did not arrive, or threw; both can be tried again. */
export function DemoFailure({ kind }: { kind: 'lost' | 'broken' }) {
  const translate = useTranslate();
  return (
    <>
      <p className="stage-failed" role="alert">
        {translate(`demo.${kind}`)}
      </p>
      <button
        type="button"
        className="pill"
        onClick={({ currentTarget }) => emit(currentTarget, RESTART_EVENT)}
      >
        {translate('demo.retry')}
      </button>
    </>
  );
}
