import type { ApiPages, Page, PageLine } from '#data/types.ts';
import { apiLeaves } from './apiLeaves.ts';

/** The lines of `data/tree/pages.ts` with every API line replaced by the pages it stands for. */
export function expandPages(lines: readonly PageLine[], apiPages: ApiPages): Page[] {
  return lines.flatMap((line) => {
    if ('api' in line) {
      const { product, kind } = line.api;
      return apiLeaves(product, kind, apiPages[product][kind]);
    }
    return line.children ? { ...line, children: expandPages(line.children, apiPages) } : line;
  });
}
