import { useState } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { Icon } from '#src/site/theme/Icon.tsx';
import { localStore } from '#src/site/storage/safeStorage.ts';
import { forgetSearch, recentSearches } from './recentSearches.ts';

/** Ways to ask that nobody guesses. */
const EXAMPLES = ['kind:prop', 'in:grid', 'plan:pro'];

/** What the box shows before anything is typed: what was searched for last, and the operators. */
export function SearchStart({ onChoose }: { onChoose: (text: string) => void }) {
  const translate = useLateTranslate();
  const [recent, setRecent] = useState(() => recentSearches(localStore));
  const forget = (text?: string) => {
    forgetSearch(localStore, text);
    setRecent(recentSearches(localStore));
  };
  return (
    <div className="search-start">
      {recent.length > 0 && (
        <>
          <h2 className="search-group">{translate('search.recent')}</h2>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className="search-again" onClick={() => onChoose(text)}>
                  {text}
                </button>
                <button
                  type="button"
                  className="search-forget"
                  aria-label={translate('search.forget', { text })}
                  onClick={() => forget(text)}
                >
                  <Icon name="no" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="search-clear" onClick={() => forget()}>
            {translate('search.forgetAll')}
          </button>
        </>
      )}
      <p className="search-hint">
        {translate('search.hint')}{' '}
        {EXAMPLES.map((example) => (
          <button key={example} type="button" onClick={() => onChoose(`${example} `)}>
            <code>{example}</code>
          </button>
        ))}
      </p>
    </div>
  );
}
