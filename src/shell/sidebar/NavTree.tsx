import { memo, type MouseEvent } from 'react';
import type { Page } from '#data/types.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { displayTitle } from '#src/site/tree/displayTitle.ts';
import { groupPage } from '#src/site/tree/groupPage.ts';
import { PlanChip } from '#src/site/theme/PlanChip.tsx';
import { BreakableText } from './BreakableText.tsx';
import { firstPage } from './firstPage.ts';
import { markWords } from '#src/site/words/markWords.ts';

type Props = {
  pages: readonly Page[];
  /** Normal path of the open page. */
  active: string;
  /** The group that the open page stands for, where it is no page of the tree. */
  activeGroup?: string | undefined;
  isOpen: (group: string) => boolean;
  toggle: (group: string, open: boolean) => void;
  /** What is marked in titles. */
  words?: readonly string[];
};

/** Pages and groups as nested lists. Only open branches are drawn; a closed group is a link to its overview or first page. */
export function NavTree({ pages, ...rest }: Props) {
  return (
    <ul>
      {pages.map((page) => (
        <Node key={page.pathname} page={page} {...rest} />
      ))}
    </ul>
  );
}

function Node({ page, ...rest }: Omit<Props, 'pages'> & { page: Page }) {
  if (!page.children) {
    return <Leaf page={page} isActive={page.pathname === rest.active} words={rest.words} />;
  }
  if (page.subheader) {
    return (
      <li>
        <p className="subheader">
          {page.subheader}
          <Chips page={page} />
        </p>
        <NavTree pages={page.children} {...rest} />
      </li>
    );
  }
  const own = groupPage(page);
  const open = rest.isOpen(page.pathname);
  const onClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      rest.toggle(page.pathname, !open);
    }
  };
  return (
    <li>
      <a
        className="group"
        href={own ? `${own}/` : firstPage(page)}
        aria-expanded={open}
        aria-current={page.pathname === rest.activeGroup ? 'page' : undefined}
        onClick={onClick}
      >
        <Title page={page} words={rest.words} />
        <Chips page={page} />
      </a>
      {open && (
        <div className="inside">
          <NavTree pages={page.children} {...rest} />
        </div>
      )}
    </li>
  );
}

type LeafProps = { page: Page; isActive: boolean; words?: readonly string[] };

const Leaf = memo(function Leaf({ page, isActive, words }: LeafProps) {
  const isExternal = page.pathname.startsWith('https:');
  return (
    <li>
      <a
        href={isExternal ? page.pathname : `${page.pathname}/`}
        aria-current={isActive ? 'page' : undefined}
      >
        <Title page={page} words={words} />
        <Chips page={page} />
      </a>
    </li>
  );
});

function Title({ page, words }: { page: Page; words?: readonly string[] }) {
  const title = displayTitle(page);
  if (!words) {
    return <BreakableText text={title} />;
  }
  return (
    // One box, because the row lays its children out side by side.
    <span>
      {markWords(title, words).map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}

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
