import type { PageRecord, TocEntry } from '#src/site/tree/pageRecord.ts';

type Shown = { pathname: string; entries: readonly TocEntry[] };

/** The contents list that stands in the HTML. Read before React starts, because the record it starts from holds none. */
const shown = typeof document === 'undefined' ? undefined : readToc(document);

/** The contents list of a page: of the one that was loaded, as the browser shows it; of one that comes later, as its record has it. */
export function tocOf(
  { pathname, toc }: Pick<PageRecord, 'pathname' | 'toc'>,
  loaded: Shown | undefined = shown,
): readonly TocEntry[] {
  return toc.length === 0 && loaded?.pathname === pathname ? loaded.entries : toc;
}

/** Reads what `Toc` has drawn. */
export function readToc(page: Document): Shown {
  const links = page.querySelectorAll<HTMLAnchorElement>('.contents li a');
  return {
    pathname: page.location.pathname.replace(/\/$/, ''),
    entries: [...links].map((link) => ({
      id: decodeURIComponent(link.hash.slice(1)),
      text: link.textContent,
      depth: link.closest('.deep') ? 3 : 2,
    })),
  };
}
