import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import type { TocEntry } from '#src/pageTree/pageRecord.ts';
import { useActiveHeading } from './useActiveHeading.ts';

/** The headings of the page, the one being read marked. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  const translate = useTranslate();
  const [active, choose] = useActiveHeading(entries);
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{translate('tableOfContents')}</h2>
      <ol>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? 'deep' : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                  choose(id);
                }
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
