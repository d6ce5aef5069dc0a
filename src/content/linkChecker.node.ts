import { readFileSync } from 'node:fs';
import { indexesOutsideTree } from '#src/api/loadApiPage.node.ts';
import { specialPages } from '#data/specialPages.ts';
import { findPage } from '#src/pageTree/findPage.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { normalPath } from '#src/path/normalPath.ts';
import { readDocuments } from './readDocuments.node.ts';
import { outlineDocument } from './renderDocument.node.ts';

/**
 * A check for the internal links of one page: the page must be in the tree, and the anchor on it.
 * An anchor of a page that is not written yet cannot be checked before that page is; the link check of the export lists it.
 */
export function linkChecker(pathname: string, content?: string): (address: string) => void {
  return (address) => {
    const [path = '', fragment] = address.split('#');
    const target = path === '' ? pathname : normalPath(path);
    if (path !== '' && !path.endsWith('/')) {
      throw new Error(`The link "${address}" lacks its trailing slash. Write ${path}/.`);
    }
    const outside = [...specialPages, ...indexesOutsideTree()];
    if (!findPage(siteTree, target) && !outside.includes(target)) {
      throw new Error(
        `The link "${address}" leads to no page of the tree. Correct it; data/pages.ts lists all pages.`,
      );
    }
    const anchors = anchorsOf(target, content);
    if (fragment !== undefined && anchors && !anchors.has(fragment)) {
      throw new Error(
        `The link "${address}" leads to no heading or demo of that page. Use one of ${[...anchors].slice(0, 30).join(', ')}.`,
      );
    }
  };
}

const known = new Map<string, Set<string>>();

/** Anchors of a written page; undefined when it has no document. Remembered for a whole export, read anew in `npm run dev`. */
function anchorsOf(pathname: string, content?: string): Set<string> | undefined {
  const remembered = known.get(pathname);
  if (remembered && process.env.NODE_ENV === 'production') {
    return remembered;
  }
  const document = readDocuments(content).get(pathname);
  if (!document) {
    return undefined;
  }
  const { anchors } = outlineDocument(readFileSync(document.file, 'utf8'), document.file);
  known.set(pathname, anchors);
  return anchors;
}
