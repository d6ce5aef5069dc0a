import type { KeyboardEvent, RefObject } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { Icon } from '#src/site/theme/Icon.tsx';
import { resultId } from './SearchResults.tsx';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  input: string;
  /** How many results are shown, and the number of the chosen one. */
  count: number;
  chosen: number;
  /** Ways in which the operator at the end may go on. */
  ways: readonly string[];
  onType: (text: string) => void;
  onComplete: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The head of the box: the combobox, and below it how an operator may go on. */
export function SearchField({
  field,
  input,
  count,
  chosen,
  ways,
  onType,
  onComplete,
  onKeyDown,
  onClose,
}: Props) {
  const translate = useLateTranslate();
  return (
    <>
      <div className="search-head">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={translate('search.title')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? 'search-results' : undefined}
          aria-activedescendant={count > 0 ? resultId(chosen) : undefined}
          placeholder={translate('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={input}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="pill" onClick={onClose}>
          {translate('close')}
        </button>
      </div>
      {ways.length > 0 && (
        <div className="search-ways">
          {ways.map((way) => (
            <button key={way} type="button" tabIndex={-1} onClick={() => onComplete(way)}>
              {way.trim().split(' ').at(-1)}
            </button>
          ))}
          <small>{translate('search.complete')}</small>
        </div>
      )}
    </>
  );
}
