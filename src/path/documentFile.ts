import { normalPath } from './normalPath.ts';

/** Where the document of a page lies. `/x/react-charts/bars` -> `data/content/react-charts/bars/bars.md` */
export function documentFile(pathname: string): string {
  const segments = normalPath(pathname).split('/').slice(2);
  return ['data/content', ...segments, `${segments.at(-1) ?? ''}.md`].join('/');
}
