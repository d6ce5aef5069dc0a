import { apiAnchors, indexesOutsideTree } from '#src/reference/pages/loadApiPage.node.ts';
import { overviews } from '#data/tree/overviews.ts';
import { specialPages } from '#data/tree/specialPages.ts';
import { nearNames } from '#src/site/words/nearNames.ts';
import { findPage } from '#src/site/tree/tree.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { HOME } from '#src/site/path/contentFolder.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { renderTable } from '#src/documents/render/generatedTables.node.ts';
import type { DocumentFiles, Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readOutline, type Outline } from '#src/documents/parse/readParsed.node.ts';
import { memoize } from '#src/site/words/memoize.ts';

/**
 * A check for the internal links of one page: the page must be in the tree, and the anchor on it.
 * An anchor of a page that is not written yet cannot be checked before that page is; the link check of the export lists it.
 */
export function linkChecker(pathname: string, documents: Documents): (address: string) => void {
  const outside = [HOME, ...specialPages, ...indexesOutsideTree(), ...Object.keys(overviews)];
  return (address) => {
    const [path = '', fragment] = address.split('#');
    const target = path === '' ? pathname : normalPath(path);
    if (path !== '' && !path.endsWith('/')) {
      throw new Error(`The link "${address}" lacks its trailing slash. Write ${path}/.`);
    }
    if (!findPage(siteTree, target) && !outside.includes(target)) {
      throw new Error(
        `The link "${address}" leads to no page of the tree. Correct it; data/tree/pages.ts lists all pages.`,
      );
    }
    const anchors = anchorsOf(target, documents);
    if (fragment !== undefined && anchors && !anchors.has(fragment)) {
      throw new Error(
        `The link "${address}" leads to no ${apiAnchors(target) ? 'row or section' : 'heading or demo'} of that page. ${whatInstead(fragment, anchors)}`,
      );
    }
  };
}

const MOST_NAMED = 30;

function whatInstead(fragment: string, anchors: ReadonlySet<string>): string {
  const near = anchors.size > MOST_NAMED ? nearNames(fragment, anchors) : [];
  return near.length > 0
    ? `Is it ${near.join(', ')}?`
    : `Use one of ${[...anchors].slice(0, MOST_NAMED).join(', ')}.`;
}

/** Anchors of a written page; undefined when it has no document. */
function anchorsOf(pathname: string, documents: Documents): ReadonlySet<string> | undefined {
  const document = documents.get(pathname);
  return document ? anchorsOfDocument(document) : apiAnchors(pathname);
}

/** What of a document can be linked to: headings and demos, the rows of generated tables, aliases. */
export function anchorsOfDocument({ file }: DocumentFiles): ReadonlySet<string> {
  return anchorsIn(readOutline(file));
}

/** By outline: a document that is written anew has another one. */
const anchorsIn = memoize((outline: Outline): ReadonlySet<string> => {
  const rows = outline.tables.flatMap((name) => [
    ...renderTable(name).matchAll(/<li [^>]*?id="([^"]+)"/g),
  ]);
  return new Set([...outline.anchors, ...rows.map(([, id = '']) => id), ...outline.aliases]);
}, new WeakMap());
