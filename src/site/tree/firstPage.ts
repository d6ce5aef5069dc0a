import type { Page, PageGroup } from '#data/types.ts';

/** Address of the first page in a group, at any depth (behaviour 3.5). */
export function firstPage(group: PageGroup): string {
  let page: Page | undefined = group;
  while (page?.children) {
    page = page.children[0];
  }
  return page ? `${page.pathname}/` : '';
}
