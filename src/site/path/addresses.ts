import { BASE } from '#data/site/base.ts';
import { site } from '#data/site/site.ts';
import { contentFolder } from './contentFolder.ts';

/** Addresses below the origin. */
export const SITEMAP = `${BASE}/sitemap.xml`;
export const CARDS = `${BASE}/cards`;

/** Whole address of a page: `/x/introduction` -> `http://localhost:8400/x/introduction/` (behaviour 1.3) */
export function canonicalAddress(pathname: string): string {
  return `${site.origin}${pathname}/`;
}

/** Address of the Markdown twin of a page: `/x/react-charts/bars` -> `/x/react-charts/bars.md` */
export function twinAddress(pathname: string): string {
  return `${pathname}.md`;
}

/** Address of the picture that stands for a page where it is shared: `/x/react-charts/bars` -> `/x/cards/react-charts/bars.png` */
export function cardAddress(pathname: string): string {
  return `${CARDS}/${contentFolder(pathname)}.png`;
}
