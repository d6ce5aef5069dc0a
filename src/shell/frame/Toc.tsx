import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { BreakableText } from '#src/shell/sidebar/BreakableText.tsx';
import { useActiveHeading } from './useActiveHeading.ts';
import { useHiddenEntries } from './useHiddenEntries.ts';

const ID = 'site-contents';
/** Room above and below the marked entry, in px. */
const MARGIN = 48;

/** Below 900 px: the bar that opens the contents list, which the browser itself shows as a popover. */
export function TocBar() {
  const translate = useTranslate();
  return (
    <button type="button" className="contents-bar" popoverTarget={ID}>
      {translate('tableOfContents')}
    </button>
  );
}

/** The headings of the page, and the rows that its filters show; the one being read marked and in view. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  const translate = useTranslate();
  const [active, choose] = useActiveHeading(entries);
  const hidden = useHiddenEntries(entries);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => keepInView(nav.current), [active]);
  const follow = (event: MouseEvent, id: string) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      choose(id);
      closeIfPopover(nav.current);
    }
  };
  return (
    <nav
      id={ID}
      className="contents"
      aria-labelledby="contents-title"
      popover=""
      ref={nav}
      onToggle={() => keepInView(nav.current)}
    >
      <h2 id="contents-title">{translate('tableOfContents')}</h2>
      <ol>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? 'deep' : undefined} hidden={hidden.has(id)}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <BreakableText text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the list, never the page, so that the marked entry is in its view. */
function keepInView(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) {
    return;
  }
  const view = list.getBoundingClientRect();
  const { top, bottom, height } = entry.getBoundingClientRect();
  if (view.height > 0 && (top < view.top + MARGIN || bottom > view.bottom - MARGIN)) {
    list.scrollTop += top - view.top - (view.height - height) / 2;
  }
}

function closeIfPopover(list: HTMLElement | null): void {
  if (list?.matches(':popover-open')) {
    list.hidePopover();
  }
}
