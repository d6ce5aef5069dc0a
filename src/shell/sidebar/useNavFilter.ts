import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { filterPages, filterWords } from '#src/site/tree/filterPages.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';

/** The filter of the sidebar: what it leaves, undefined while it is empty. Emptied, it puts the sidebar back to where it was. */
export function useNavFilter(tree: RefObject<HTMLElement | null>) {
  const [query, setQuery] = useState('');
  const words = useMemo(() => filterWords(query), [query]);
  const found = useMemo(
    () => (words.length > 0 ? { ...filterPages(siteTree.pages, words), words } : undefined),
    [words],
  );
  const isOn = found !== undefined;
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
    scrollTree(tree.current, isOn ? 0 : offset.current);
    if (!isOn) {
      offset.current = undefined;
    }
  }, [tree, isOn, query]);

  return { query, changeQuery, found };
}

function scrollTree(tree: HTMLElement, top: number): void {
  tree.scrollTop = top;
}
