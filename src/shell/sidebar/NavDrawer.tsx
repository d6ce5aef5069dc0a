import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { breadcrumb } from '#src/site/tree/breadcrumb.ts';
import { groupStoodFor } from '#src/site/tree/groupPage.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { afterPaint } from '#src/site/timing/afterPaint.ts';
import { NavFilter } from './NavFilter.tsx';
import { NavTree } from './NavTree.tsx';
import { scrollIntoNav } from './scrollIntoNav.ts';
import { useNavFilter } from './useNavFilter.ts';

type Choices = Readonly<Record<string, boolean>>;

const NOTHING_CHOSEN: Choices = {};

/**
 * The page tree with its filter. Only open branches are in the HTML; a closed group is a link to its overview or first page, which a click
 * turns into opening once React runs. Below 1200 px the browser itself shows it as a popover.
 */
export const NavDrawer = memo(function NavDrawer({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { query, changeQuery, found } = useNavFilter(tree);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [chosenInFound, setChosenInFound] = useState(NOTHING_CHOSEN);
  const activeGroup = groupStoodFor(siteTree, pathname);
  const above = [
    ...breadcrumb(siteTree, activeGroup ?? pathname).map((group) => group.pathname),
    ...(activeGroup ? [activeGroup] : []),
  ];
  useOpenPageInView(nav, tree, pathname);

  const onQuery = useCallback(
    (next: string) => {
      setChosenInFound(NOTHING_CHOSEN);
      changeQuery(next);
    },
    [changeQuery],
  );

  return (
    <nav
      id="site-navigation"
      className="side"
      aria-label={translate('navigation.label')}
      popover="auto"
      ref={nav}
    >
      <NavFilter
        query={query}
        count={found?.count ?? 0}
        onQuery={onQuery}
        onEnter={() => nav.current?.querySelector<HTMLElement>('a:not(.group)')?.click()}
      />
      <div className="tree" ref={tree}>
        {found ? (
          <NavTree
            pages={found.pages}
            words={found.words}
            active={pathname}
            activeGroup={activeGroup}
            isOpen={(group) => chosenInFound[group] ?? true}
            toggle={(group, open) => setChosenInFound((current) => ({ ...current, [group]: open }))}
          />
        ) : (
          <NavTree
            pages={siteTree.pages}
            active={pathname}
            activeGroup={activeGroup}
            isOpen={(group) => chosen[group] ?? above.includes(group)}
            toggle={(group, open) => setChosen((current) => ({ ...current, [group]: open }))}
          />
        )}
      </div>
    </nav>
  );
});

/** Brings the entry of a newly opened page into view, and closes the drawer over the page. */
function useOpenPageInView(
  nav: RefObject<HTMLElement | null>,
  tree: RefObject<HTMLElement | null>,
  pathname: string,
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
  }, [nav, tree, pathname]);
}

function closeIfPopover(nav: HTMLElement): void {
  if (nav.matches(':popover-open')) {
    nav.hidePopover();
  }
}
