import { contentFolder } from './contentFolder.ts';
import { normalPath } from './normalPath.ts';

/** Where the document of a page lies. `/x/react-charts/bars` -> `data/content/react-charts/bars/bars.md` */
export function documentFile(pathname: string): string {
  const folder = contentFolder(normalPath(pathname));
  return `data/content/${folder}/${folder.split('/').at(-1)}.md`;
}
