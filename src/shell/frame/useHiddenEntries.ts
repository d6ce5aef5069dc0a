import { useEffect, useState } from 'react';
import { hear, ROWS_EVENT } from '#src/site/timing/pageEvents.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of those entries that a filter of the page hides just now. */
export function useHiddenEntries(entries: readonly { id: string }[]): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const ids = entries.map(({ id }) => id).filter((id) => document.getElementById(id)?.hidden);
      setHidden(ids.length === 0 ? NONE : new Set(ids));
    };
    look();
    return hear(document, ROWS_EVENT, look);
  }, [entries]);
  return hidden;
}
