import { BASE } from '#data/site/base.ts';
import { normalPath } from './normalPath.ts';

/** Normal path of the page at the root of the site. */
export const HOME = BASE;

const HOME_FOLDER = 'home';

/** Folder below `data/content` of a normal path. `/x/react-charts/bars` -> `react-charts/bars`, `/x` -> `home` */
export function contentFolder(pathname: string): string {
  return pathname.slice(`${HOME}/`.length) || HOME_FOLDER;
}

/** The uppermost of the folders that the document of a page lies in. `/x/react-charts/bars` -> `react-charts` */
export function topFolder(pathname: string): string {
  return contentFolder(pathname).split('/', 1)[0] ?? '';
}

/** The normal path of a folder below `data/content`. `home` -> `/x` */
export function contentPathname(folder: string): string {
  return folder === HOME_FOLDER ? HOME : `${HOME}/${folder}`;
}

/** Where the document of a page lies. `/x/react-charts/bars` -> `data/content/react-charts/bars/bars.md` */
export function documentFile(pathname: string): string {
  const folder = contentFolder(normalPath(pathname));
  return `data/content/${folder}/${folder.split('/').at(-1)}.md`;
}
