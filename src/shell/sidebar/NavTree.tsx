import { memo, type MouseEvent } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { groupId, isGroup, type NavEntry, type NavMark } from '#src/site/tree/navEntry.ts';
import { PlanChip } from '#src/site/theme/PlanChip.tsx';
import { BreakableText } from './BreakableText.tsx';
import { markWords } from '#src/site/words/markWords.ts';

type Props = {
  entries: readonly NavEntry[];
  /** Titles of the groups around them. */
  around?: readonly string[];
  /** Address of the open page. */
  active: string;
  /** The group that the open page stands for, where it is no page of the tree. */
  activeGroup: string | undefined;
  isOpen: (group: string) => boolean;
  toggle: (group: string, entry: NavEntry, open: boolean) => void;
  /** The pointer or the focus has come to a group whose rows are not here. */
  onIntent: (group: string) => void;
  /** What is marked in titles. */
  words?: readonly string[];
};

/**
 * Pages and groups as nested lists. Only open branches are drawn; a closed group is a link to its overview or first page.
 * `readShownRows` reads them back from a page.
 */
export function NavTree({ entries, ...rest }: Props) {
  return (
    <ul>
      {entries.map((entry) => (
        <Node key={entry.title} entry={entry} {...rest} />
      ))}
    </ul>
  );
}

function Node({ entry, around = [], ...rest }: Omit<Props, 'entries'> & { entry: NavEntry }) {
  const titles = [...around, entry.title];
  if (!entry.children && !isGroup(entry)) {
    return <Leaf entry={entry} isActive={entry.href === rest.active} words={rest.words} />;
  }
  if (entry.children && !isGroup(entry)) {
    return (
      <li>
        <p className="subheader">
          {entry.title}
          <Chips marks={entry.marks} />
        </p>
        <NavTree entries={entry.children} around={titles} {...rest} />
      </li>
    );
  }
  const group = groupId(titles);
  const open = rest.isOpen(group) && entry.children ? entry.children : undefined;
  const onIntent = entry.children ? undefined : () => rest.onIntent(group);
  const onClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      rest.toggle(group, entry, !open);
    }
  };
  return (
    <li>
      <a
        className="group"
        href={entry.href}
        aria-expanded={open !== undefined}
        aria-current={group === rest.activeGroup ? 'page' : undefined}
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Title title={entry.title} words={rest.words} />
        <Chips marks={entry.marks} />
      </a>
      {open && (
        <div className="inside">
          <NavTree entries={open} around={titles} {...rest} />
        </div>
      )}
    </li>
  );
}

type LeafProps = { entry: NavEntry; isActive: boolean; words: readonly string[] | undefined };

const Leaf = memo(function Leaf({ entry, isActive, words }: LeafProps) {
  return (
    <li>
      <a href={entry.href} aria-current={isActive ? 'page' : undefined}>
        <Title title={entry.title} words={words} />
        <Chips marks={entry.marks} />
      </a>
    </li>
  );
});

function Title({ title, words }: { title: string; words: readonly string[] | undefined }) {
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

function Chips({ marks }: { marks: readonly NavMark[] | undefined }) {
  return (
    marks && (
      <span className="chips">
        {marks.map((mark) => (
          <Chip key={mark} mark={mark} />
        ))}
      </span>
    )
  );
}

function Chip({ mark }: { mark: NavMark }) {
  const translate = useTranslate();
  if (mark === 'pro' || mark === 'premium') {
    return <PlanChip plan={mark} />;
  }
  // A planned page has the plain chip.
  return (
    <span className={mark === 'planned' ? 'chip' : `chip ${mark}`}>
      {translate(`chips.${mark}`)}
    </span>
  );
}
