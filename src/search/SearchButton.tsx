import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { mayAskService } from './mayAskService.ts';
import { startSearch } from './startSearch.ts';

/** Where the search leads without scripts: everything from A to Z. */
const ALL_PAGES = '/x/all-pages/';

/**
 * Opens the search box, which is loaded at the first sign that it is wanted; a click before React is there is repeated once it is.
 * The keys that open it are heard by `controls.ts`.
 */
export function SearchButton({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const [box, setBox] = useState<ReactNode>(null);
  const isMac = useSyncExternalStore(
    neverChanges,
    () => /^Mac/.test(navigator.platform),
    () => false,
  );
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!mayAskService()) {
      startSearch(); // while the box itself is on its way
    }
    const { SearchDialog } = await loadBox();
    setBox(<SearchDialog pathname={pathname} onClose={() => setBox(null)} />);
  };
  return (
    <>
      <form
        className="search-form"
        role="search"
        action={ALL_PAGES}
        onSubmit={(event) => void open(event)}
      >
        <button
          type="submit"
          className="search"
          data-replay=""
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          aria-label={translate('searchButton')}
          data-keys={translate(isMac ? 'search.shortcut.mac' : 'search.shortcut.other')}
          onPointerEnter={() => void loadBox()}
          onFocus={() => void loadBox()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
          </svg>
          <span>{translate('searchButton')}</span>
        </button>
      </form>
      {box}
    </>
  );
}

/** A machine stays what it is. */
function neverChanges() {
  return () => {};
}

function loadBox() {
  return import('./SearchDialog.tsx');
}
