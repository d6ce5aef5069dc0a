import { useState, type FormEvent, type ReactNode } from 'react';
import { ALL_PAGES } from '#src/site/path/ownPages.ts';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { Icon } from '#src/site/theme/Icon.tsx';
import { useInBrowser } from '#src/site/timing/useInBrowser.ts';
import { mayAskService } from '#src/search/hosted/mayAskService.ts';
import { SEARCH_BUTTON } from '#src/search/worker/recoverSearch.ts';
import { startSearch } from '#src/search/worker/startSearch.ts';

const searchBox = latePart(() => import('./SearchDialog.tsx'));

/**
 * Opens the search box, which is loaded at the first sign that it is wanted; a click before React is there is repeated once it is.
 * The keys that open it are heard by `controls.ts`.
 */
export function SearchButton({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const bring = useBringPart();
  const [box, setBox] = useState<ReactNode>(null);
  const isMac = useInBrowser(() => /^Mac/.test(navigator.platform), false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!mayAskService()) {
      startSearch().catch(() => {}); // while the box itself is on its way, which hears of a failure
    }
    const brought = await bring(searchBox, SEARCH_BUTTON);
    if (brought) {
      setBox(<brought.SearchDialog pathname={pathname} onClose={() => setBox(null)} />);
    }
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
          data-replay="search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          aria-label={translate('searchButton')}
          data-keys={translate(isMac ? 'searchShortcut.mac' : 'searchShortcut.other')}
          onPointerEnter={() => void searchBox.fetchAhead()}
          onFocus={() => void searchBox.fetchAhead()}
        >
          <Icon name="search" />
          <span>{translate('searchButton')}</span>
        </button>
      </form>
      {box}
    </>
  );
}
