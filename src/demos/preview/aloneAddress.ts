import { BASE } from '#data/site/base.ts';
import { contentFolder, contentPathname } from '#src/site/path/contentFolder.ts';
import { previewParameters, type Preview } from './preview.ts';

/** Which demo: the normal path of its page, and its name. */
export type DemoPlace = { pathname: string; name: string };

/**
 * Where a demo stands by itself. `/x/react-charts/bars`, `Stacks` -> `/x/demo/?page=react-charts%2Fbars&name=Stacks`
 * @param preview in what it differs from the site
 */
export function aloneAddress({ pathname, name }: DemoPlace, preview: Preview = {}): string {
  const place = new URLSearchParams({ page: contentFolder(pathname), name });
  const parameters = previewParameters(preview);
  return `${BASE}/demo/?${place}${parameters && '&'}${parameters}`;
}

/** How much room a frame leaves around its demo: `tight` where the page lacks the height. */
export type Bareness = 'roomy' | 'tight';

/** The same for a frame, which has no way back, and the width that the page around it gives it. */
export function frameAddress(
  place: DemoPlace,
  { mode, dir, density, locale }: Preview,
  bareness: Bareness = 'roomy',
): string {
  return `${aloneAddress(place, { mode, dir, density, locale })}&bare=${bareness}`;
}

/** Whether an address is that of a frame, and its room; undefined for a page with a way back. */
export function readBareness(search: string): Bareness | undefined {
  const bare = new URLSearchParams(search).get('bare');
  return bare === null ? undefined : bare === 'tight' ? 'tight' : 'roomy';
}

/** The demo that the query of such an address names; undefined when it names none of this site. */
export function readAloneAddress(search: string): DemoPlace | undefined {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const name = query.get('name') ?? '';
  // Anybody can write an address: what is no path of this site leads nowhere.
  return /^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(page) && /^[A-Z]\w*$/.test(name)
    ? { pathname: contentPathname(page), name }
    : undefined;
}
