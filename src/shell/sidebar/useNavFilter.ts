import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { filterPages, filterWords } from '#src/site/tree/filterPages.ts';
import type { NavEntry } from '#src/site/tree/navEntry.ts';

/**
 * The filter of the sidebar: what it leaves, undefined while it is empty or the rows are not here. Emptied, it puts the sidebar back to
 * where it was.
 * @param entries all rows of the sidebar; undefined until they are here
 */
export function useNavFilter(
  tree: RefObject<HTMLElement | null>,
  entries: readonly NavEntry[] | undefined,
) {
  const [query, setQuery] = useState('');
  const words = useMemo(() => filterWords(query), [query]);
  const found = useMemo(
    () => (entries && words.length > 0 ? { ...filterPages(entries, words), words } : undefined),
    [entries, words],
  );
  const isOn = found !== undefined;
  const isEmpty = words.length === 0;
  const offset = useRef<number>(undefined);

  const changeQuery = useCallback(
    (next: string) => {
      // Before the first letter the tree still stands at the reader's offset.
      offset.current ??= tree.current?.scrollTop;
      setQuery(next);
    },
    [tree],
  );

  useLayoutEffect(() => {
    if (!tree.current || offset.current === undefined) {
      return;
    }
    if (isOn) {
      scrollTree(tree.current, 0);
    } else if (isEmpty) {
      scrollTree(tree.current, offset.current);
      offset.current = undefined;
    }
  }, [tree, isOn, isEmpty, query]);

  return { query, changeQuery, found };
}

function scrollTree(tree: HTMLElement, top: number): void {
  tree.scrollTop = top;
}
