import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

type Props = {
  query: string;
  /** How many pages the filter leaves; undefined while that is not known. */
  count: number | undefined;
  onQuery: (query: string) => void;
  /** The box has been reached. */
  onIntent: () => void;
  /** Enter: to the first page that is left. */
  onEnter: () => void;
};

/** The box above the tree that narrows it while one types. Escape empties it before it closes anything. */
export function NavFilter({ query, count, onQuery, onIntent, onEnter }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const isOn = query.trim() !== '';
  const text = isOn && count !== undefined ? countText(count) : '';

  useEffect(() => {
    // What was typed before React was there, or kept by the browser over a reload.
    if (box.current?.value) {
      onQuery(box.current.value);
    }
  }, [onQuery]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      event.currentTarget.value = '';
      onQuery('');
    }
    if (event.key === 'Enter' && isOn) {
      onEnter();
    }
  };

  return (
    <div className="nav-filter needs-script">
      <input
        ref={box}
        type="search"
        aria-label={translate('navigation.filter')}
        placeholder={translate('navigation.filter')}
        autoComplete="off"
        spellCheck={false}
        onFocus={onIntent}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={isOn && count === 0 ? undefined : 'visually-hidden'}>
        {text}
      </p>
    </div>
  );

  function countText(left: number): string {
    if (left === 0) {
      return translate('navigation.noMatch', { text: query.trim() });
    }
    return translate('navigation.matches', { count: left });
  }
}
