import { titleOf } from '#src/site/path/titleOf.ts';

interface Titled {
  pathname: string;
  title?: string | false;
  subheader?: string;
}

/**
 * The title the site shows for a node: its own, else its subheader word for word, else one made from its pathname.
 * A title of `false` means that the page shows none: `null` (behaviour 2.1).
 */
export function displayTitle(page: Titled & { title?: string }): string;
export function displayTitle(page: Titled): string | null;
export function displayTitle({ pathname, title, subheader }: Titled): string | null {
  if (title === false) {
    return null;
  }
  return title || subheader || titleOf(pathname);
}
