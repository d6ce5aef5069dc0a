import type { SearchEntries } from '#src/search/index/searchEntry.ts';

/** The entries of a site with more pages: its written documents over and over, each copy at an address and with a title of its own. */
export function enlargeEntries({ pages, members }: SearchEntries, count: number): SearchEntries {
  const documents = pages.filter(({ sections }) => sections.length > 0);
  const copies = Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => {
    const document = documents[index % documents.length];
    const number = Math.floor(index / documents.length) + 2;
    return document
      ? [
          {
            ...document,
            pathname: `${document.pathname}-${number}`,
            title: `${document.title} ${number}`,
          },
        ]
      : [];
  });
  return { pages: [...pages, ...copies.flat()], members };
}
