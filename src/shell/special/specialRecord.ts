import { type Dictionary, lookUp } from '#src/site/texts/translate.ts';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';

/**
 * The record of a route outside the tree, whose component draws its text itself; search engines are told to leave it.
 * @param name group of `dictionary` that holds its `title` and `description`
 * @throws when one of them is missing
 */
export function specialRecord(pathname: string, dictionary: Dictionary, name: string): PageRecord {
  const text = (key: string) => {
    const found = lookUp(dictionary, `${name}.${key}`);
    if (found === undefined) {
      throw new Error(
        `${pathname} has no ${key}. Write ${name}.${key} in translations/translations.json.`,
      );
    }
    return found;
  };
  return {
    pathname,
    kind: 'special',
    title: text('title'),
    description: text('description'),
    html: '',
    toc: [],
    identity: headerOf(pathname),
    versions: versionLinks(pathname),
    breadcrumb: [],
    hasDemos: false,
  };
}
