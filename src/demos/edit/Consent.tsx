import { useLateTranslate } from '#src/site/texts/lateTexts.ts';

type Props = {
  onRun: () => void;
  /** The reader does not want it. */
  onRefuse: () => void;
};

/** Stands in place of a demo that a link has edited, until its reader runs the code. */
export function Consent({ onRun, onRefuse }: Props) {
  const translate = useLateTranslate();
  return (
    <div className="live-consent">
      <p>{translate('live.consent')}</p>
      <button type="button" className="pill" onClick={onRun}>
        {translate('live.run')}
      </button>{' '}
      <button type="button" className="pill" onClick={onRefuse}>
        {translate('live.refuse')}
      </button>
    </div>
  );
}
