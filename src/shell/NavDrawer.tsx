import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
import { pendingApi, pendingPages } from '#data/pending.ts';
import type { Page } from '#data/types.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { breadcrumb } from '#src/pageTree/breadcrumb.ts';
import { displayTitle } from '#src/pageTree/displayTitle.ts';
import { pendingPaths } from '#src/pageTree/pendingPaths.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { PlanChip } from '#src/plan/PlanChip.tsx';
import { firstPage } from './firstPage.ts';
import { scrollIntoNav } from './scrollIntoNav.ts';

const pending = new Set(pendingPaths(siteTree, { pendingPages, pendingApi }));

type Toggle = (group: string, open: boolean) => void;
type BranchProps = { active: string; isOpen: (group: string) => boolean; toggle: Toggle };

/**
 * The page tree. Only open branches are in the HTML; a closed group is a link to its first page, which a click turns
 * into opening once React runs. Below 1200 px the browser itself shows it as a popover.
 */
export function NavDrawer({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const above = breadcrumb(siteTree, pathname).map((group) => group.pathname);
  const toggle: Toggle = (group, open) => setChosen((current) => ({ ...current, [group]: open }));

  useEffect(() => {
    if (!nav.current) {
      return;
    }
    // Not on the page it starts on: a visitor may have opened it before React was there.
    if (shown.current !== pathname) {
      shown.current = pathname;
      closeIfPopover(nav.current);
    }
    scrollIntoNav(nav.current);
  }, [pathname]);

  return (
    <nav
      id="navigation"
      className="side"
      aria-label={translate('navigation.label')}
      popover="auto"
      ref={nav}
    >
      <Branch
        pages={siteTree.pages}
        active={pathname}
        isOpen={(group) => chosen[group] ?? above.includes(group)}
        toggle={toggle}
      />
    </nav>
  );
}

function Branch({ pages, ...rest }: BranchProps & { pages: readonly Page[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <Node key={page.pathname} page={page} {...rest} />
      ))}
    </ul>
  );
}

function Node({ page, ...rest }: BranchProps & { page: Page }) {
  if (!page.children) {
    return <Leaf page={page} isActive={page.pathname === rest.active} />;
  }
  if (page.subheader) {
    return (
      <li>
        <p className="subheader">{page.subheader}</p>
        <Branch pages={page.children} {...rest} />
      </li>
    );
  }
  const open = rest.isOpen(page.pathname);
  const onClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      rest.toggle(page.pathname, !open);
    }
  };
  return (
    <li>
      <a className="group" href={firstPage(page)} aria-expanded={open} onClick={onClick}>
        {displayTitle(page)}
        <Chips page={page} />
      </a>
      {open && (
        <div className="inside">
          <Branch pages={page.children} {...rest} />
        </div>
      )}
    </li>
  );
}

const Leaf = memo(function Leaf({ page, isActive }: { page: Page; isActive: boolean }) {
  const isExternal = page.pathname.startsWith('https:');
  return (
    <li>
      <a
        className={pending.has(page.pathname) ? 'pending' : undefined}
        href={isExternal ? page.pathname : `${page.pathname}/`}
        aria-current={isActive ? 'page' : undefined}
      >
        {displayTitle(page)}
        <Chips page={page} />
      </a>
    </li>
  );
});

function Chips({ page: { plan, newFeature, planned, unstable } }: { page: Page }) {
  const translate = useTranslate();
  if (!plan && !newFeature && !planned && !unstable) {
    return null;
  }
  return (
    <span className="chips">
      {newFeature && <span className="chip new">{translate('chips.new')}</span>}
      {planned && <span className="chip">{translate('chips.planned')}</span>}
      {unstable && <span className="chip preview">{translate('chips.preview')}</span>}
      {plan && <PlanChip plan={plan} />}
    </span>
  );
}

function closeIfPopover(nav: HTMLElement): void {
  if (nav.matches(':popover-open')) {
    nav.hidePopover();
  }
}
