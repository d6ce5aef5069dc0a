import { useSyncExternalStore } from 'react';
import { COPYABLE } from '#src/site/code/codeElement.ts';
import { CopyButton } from '#src/site/code/CopyButton.tsx';
import { specialPagesCss } from '#src/generated/specialPagesStyles.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { decodeError } from './decodeError.ts';

/** Tells the whole message behind the code that a production build threw. */
export function ProductionError({ messages }: { messages: Readonly<Record<string, string>> }) {
  const translate = useLateTranslate();
  const query = useSyncExternalStore(
    onMove,
    () => window.location.search,
    () => undefined,
  );
  return (
    <>
      <style>{specialPagesCss}</style>
      <h1>{translate('productionError.title')}</h1>
      <p className="lead">{translate('productionError.description')}</p>
      <div className="decoded">
        {query !== undefined && <Decoded messages={messages} query={query} />}
      </div>
    </>
  );
}

/** The message is text, whatever the address holds. */
function Decoded({
  messages,
  query,
}: {
  messages: Readonly<Record<string, string>>;
  query: string;
}) {
  const translate = useLateTranslate();
  const decoded = decodeError(messages, query, translate('productionError.missingArgument'));
  if (!decoded) {
    return <p>{translate('productionError.unknown')}</p>;
  }
  return (
    <>
      <h2>{translate('productionError.code', { code: decoded.code })}</h2>
      <div className={COPYABLE}>
        <p className="error-message" dir="ltr">
          {decoded.message}
        </p>
        <CopyButton code={decoded.message} label={translate('productionError.copy')} />
      </div>
    </>
  );
}

function onMove(tell: () => void): () => void {
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
}
