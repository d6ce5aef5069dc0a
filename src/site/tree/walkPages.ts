import type { Page, PageGroup } from '#data/types.ts';

/** A page with the groups it stands in, outermost first. */
export interface PlacedPage {
  page: Page;
  groups: readonly PageGroup[];
}

/** All pages and groups in the order of the sidebar, a group before its children. */
export function walkPages(pages: readonly Page[], groups: readonly PageGroup[] = []): PlacedPage[] {
  return pages.flatMap((page) => [
    { page, groups },
    ...(page.children ? walkPages(page.children, [...groups, page]) : []),
  ]);
}
