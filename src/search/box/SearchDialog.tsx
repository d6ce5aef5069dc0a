import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { ALL_PAGES } from '#src/site/path/ownPages.ts';
import { searchCss } from '#src/generated/searchStyles.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { openModal } from '#src/site/theme/overlays.ts';
import { productOf } from '#src/site/path/productOf.ts';
import { localStore } from '#src/site/storage/safeStorage.ts';
import { completions, isAsking, parseQuery } from '#src/search/ranking/parseQuery.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { keepSearch } from './recentSearches.ts';
import { takeTypedSearch } from '#src/search/worker/recoverSearch.ts';
import { resultId, SearchResults } from './SearchResults.tsx';
import { SearchNothing } from './SearchNothing.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SearchStart } from './SearchStart.tsx';
import { statusText } from './statusText.ts';
import { useAnswers } from './useAnswers.ts';
import { useMemberCopy } from './useMemberCopy.ts';
import { useRoomBeside } from './usePassage.ts';

type Props = { pathname: string; onClose: () => void };

/**
 * The search box: a dialog with a combobox (WAI-ARIA: focus stays in the field, the chosen result is its active descendant). The
 * dialog element keeps and returns the focus, and closes on Escape.
 */
export function SearchDialog({ pathname, onClose }: Props) {
  const translate = useLateTranslate();
  useLateStyle('search', searchCss);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typedBefore] = useState(takeTypedSearch);
  const [input, setInput] = useState(typedBefore);
  const { repository } = useDocsConfig();
  const [active, setActive] = useState(0);
  const { kind, answer, isFallback, look, read } = useAnswers(productOf(pathname)?.id ?? null);
  const hits = answer.groups.flatMap((group) => group.hits);
  const chosen = Math.min(active, hits.length - 1);
  const isRoomy = useRoomBeside();
  const shown = hits[chosen];
  const ways = completions(input);
  const { copied, copyOnKey } = useMemberCopy();

  useEffect(() => {
    if (dialog.current) {
      dialog.current.setAttribute('role', 'dialog'); // as it is anyway, for those who look for a box by its role
      openModal(dialog.current);
    }
    field.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(resultId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const type = useCallback(
    (text: string) => {
      setInput(text);
      setActive(0);
      look(text);
    },
    [look],
  );
  useEffect(() => {
    if (typedBefore !== '') {
      look(typedBefore);
    }
  }, [typedBefore, look]);
  const complete = (text: string) => {
    type(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[chosen];
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((chosen + step + hits.length) % Math.max(hits.length, 1));
    } else if (event.key === 'Tab' && !event.shiftKey && ways[0] !== undefined) {
      event.preventDefault();
      type(ways[0]);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      follow(event.ctrlKey || event.metaKey);
    } else if (hit) {
      copyOnKey(event, hit);
    }
  };
  /** From the filters the arrows lead back to the results. */
  const onFilterKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      field.current?.focus();
      onKeyDown(event);
    }
  };
  /** The link itself goes on, so that it goes as every link of the site does. */
  const follow = (inNewTab: boolean) => {
    const link = document.getElementById(resultId(chosen));
    if (!(link instanceof HTMLAnchorElement)) {
      return;
    }
    if (inNewTab) {
      keepSearch(localStore, input);
      window.open(link.href, '_blank', 'noopener');
    } else {
      link.click();
    }
  };
  /** Behind the listener of the document that makes links soft, which needs the link in its place. */
  const leave = () => void setTimeout(() => dialog.current?.close());
  const onFollowed = (event: MouseEvent) => {
    keepSearch(localStore, input);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      leave();
    }
  };

  return (
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={translate('search.title')}
      onClose={onClose}
    >
      <SearchField
        field={field}
        input={input}
        count={hits.length}
        chosen={chosen}
        ways={ways}
        onType={type}
        onComplete={complete}
        onKeyDown={onKeyDown}
        onClose={() => dialog.current?.close()}
      />
      {kind !== 'failed' && isAsking(parseQuery(input)) && (
        <SearchFilters input={input} counts={answer.counts} onType={type} onKeyDown={onFilterKey} />
      )}
      <div className="search-split">
        <div className="search-body">
          {kind === 'start' && <SearchStart onChoose={complete} />}
          {kind === 'failed' && (
            <p className="search-note">
              {translate('search.failed')}{' '}
              <a href={ALL_PAGES} onClick={leave}>
                {translate('search.allPages')}
              </a>
            </p>
          )}
          {isFallback && <p className="search-note">{translate('search.fallback')}</p>}
          {answer.isLacking && <p className="search-note">{translate('search.lacking')}</p>}
          {hits.length > 0 && (
            <SearchResults
              answer={answer}
              chosen={chosen}
              onPoint={setActive}
              onFollow={onFollowed}
            />
          )}
          {kind === 'answered' && answer.total === 0 && !answer.isPartial && (
            <SearchNothing
              repository={repository}
              input={input}
              near={answer.near}
              onChoose={complete}
              onLeave={leave}
            />
          )}
        </div>
        {isRoomy && shown && <SearchPreview hit={shown} words={answer.words} read={read} />}
      </div>
      <p className="search-foot" aria-hidden="true">
        {copied ?? translate('search.keys')}
      </p>
      <p role="status" className="visually-hidden">
        {copied ?? statusText({ kind, answer }, input, translate)}
      </p>
    </dialog>
  );
}
