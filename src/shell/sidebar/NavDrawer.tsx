import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { branchOf, groupId, isKnown, type NavEntry } from '#src/site/tree/navEntry.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { useNavBranches } from '#src/shell/navigate/NavBranchesContext.ts';
import { NavFilter } from './NavFilter.tsx';
import { NavTree } from './NavTree.tsx';
import { scrollIntoNav } from './scrollIntoNav.ts';
import { useNavFilter } from './useNavFilter.ts';

/** What the sidebar knows of the open page. */
export type NavPlace = Pick<PageRecord, 'pathname' | 'breadcrumb' | 'standsFor'>;

type Choices = Readonly<Record<string, boolean>>;

const NOTHING_CHOSEN: Choices = {};

/**
 * The page tree with its filter. Only open branches are in the HTML; a closed group is a link to its overview or first page, which a click
 * turns into opening once React runs. What is inside of it comes then, or at the first sign that it is wanted. Below 1200 px the
 * browser itself shows the drawer as a popover.
 */
export const NavDrawer = memo(function NavDrawer({ page }: { page: NavPlace }) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { entries, isWhole, branch, whole } = useNavBranches();
  const bring = useBringPart();
  const { query, changeQuery, found } = useNavFilter(tree, isWhole ? entries : undefined);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [chosenInFound, setChosenInFound] = useState(NOTHING_CHOSEN);
  const isEntered = useRef(false);
  const { pathname, standsFor } = page;
  const around = standsFor ?? page.breadcrumb.map(({ title }) => title);
  const above = around.map((_, index) => groupId(around.slice(0, index + 1)));
  const isHere = isKnown(entries, around);
  const own = branch(around[0] ?? '');
  useOpenPageInView(nav, tree, pathname, isHere);

  useEffect(() => {
    if (!isHere) {
      void own?.fetchAhead(); // without it the group stays closed, and is a link
    }
  }, [isHere, own]);

  const onQuery = useCallback(
    (next: string) => {
      isEntered.current = false;
      setChosenInFound(NOTHING_CHOSEN);
      changeQuery(next);
      if (next.trim() !== '') {
        void bring(whole);
      }
    },
    [changeQuery, bring, whole],
  );
  const openFirst = () => nav.current?.querySelector<HTMLElement>('a:not(.group)')?.click();
  useEffect(() => {
    if (found && isEntered.current) {
      isEntered.current = false;
      openFirst();
    }
  }, [found]);

  const choose = (group: string, open: boolean) =>
    setChosen((current) => ({ ...current, [group]: open }));
  const toggle = async (group: string, { href, children }: NavEntry, open: boolean) => {
    const part = branch(branchOf(group));
    if (children || !part) {
      choose(group, open);
    } else if (await bring(part, `#site-navigation .group[href="${href}"]`)) {
      choose(group, true);
    }
  };

  const shared = {
    active: `${pathname}/`,
    activeGroup: standsFor && above.at(-1),
    onIntent: (group: string) => void branch(branchOf(group))?.fetchAhead(),
  };
  return (
    <nav
      id="site-navigation"
      className="side"
      aria-label={translate('navigation.label')}
      popover=""
      ref={nav}
    >
      <NavFilter
        query={query}
        count={found?.count}
        onQuery={onQuery}
        onIntent={() => void whole.fetchAhead()}
        onEnter={() => {
          isEntered.current = !found;
          if (found) {
            openFirst();
          }
        }}
      />
      <div className="tree" ref={tree}>
        {found ? (
          <NavTree
            {...shared}
            entries={found.entries}
            words={found.words}
            isOpen={(group) => chosenInFound[group] ?? true}
            toggle={(group, _, open) =>
              setChosenInFound((current) => ({ ...current, [group]: open }))
            }
          />
        ) : (
          <NavTree
            {...shared}
            entries={entries}
            isOpen={(group) => chosen[group] ?? above.includes(group)}
            toggle={(...group) => void toggle(...group)}
          />
        )}
      </div>
    </nav>
  );
});

/** Brings the entry of a newly opened page into view once it is there, and closes the drawer over the page. */
function useOpenPageInView(
  nav: RefObject<HTMLElement | null>,
  tree: RefObject<HTMLElement | null>,
  pathname: string,
  isHere: boolean,
): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (!nav.current || !tree.current) {
      return;
    }
    // Not on the page it starts on: a visitor may have opened it before React was there.
    if (shown.current !== pathname) {
      shown.current = pathname;
      closeIfPopover(nav.current);
    }
    const list = tree.current;
    return afterPaint(() => scrollIntoNav(list)); // measuring before it would hold up the new page
  }, [nav, tree, pathname, isHere]);
}

function closeIfPopover(nav: HTMLElement): void {
  if (nav.matches(':popover-open')) {
    nav.hidePopover();
  }
}
