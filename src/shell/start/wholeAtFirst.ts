/** Characters of a page's own HTML: about what a window shows, and 10 ms of a slow line. */
const FIRST_VIEW = 8000;

/**
 * Ids of elements that have to be there before a page is painted. Of one that comes in parts, half a header would move when the rest of
 * it comes, and half a table when its next row does.
 * @param html the page as it is exported, from its frame on
 */
export function wholeAtFirst(html: string): string[] {
  const main = html.indexOf('<main');
  const view = main < 0 ? '' : html.slice(main, main + FIRST_VIEW);
  const [, last] = [...view.matchAll(/<h2 id="([\w-]+)"/g)].at(-1) ?? [];
  return [
    ...(html.includes('id="site-navigation"') ? ['site-navigation'] : []),
    ...(last ? [last] : []),
  ];
}
