import { readFileSync } from 'node:fs';
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { pendingApi, pendingPages } from '#data/pending.ts';
import { readSearchApiPages } from '#src/api/searchMembers.node.ts';
import { breadcrumb } from '#src/pageTree/breadcrumb.ts';
import { findPage } from '#src/pageTree/findPage.ts';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { pendingPaths } from '#src/pageTree/pendingPaths.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { productOf } from '#src/path/productOf.ts';
import type { SearchPage, SearchSection } from '#src/search/searchEntry.ts';
import { readDocuments } from './readDocuments.node.ts';
import { outlineDocument } from './renderDocument.node.ts';

/** `tablePages`: the page that shows a generated table, by the table's name. */
export type SearchPages = { pages: SearchPage[]; tablePages: ReadonlyMap<string, string> };

/**
 * Every page of the tree as the search knows it: documents in sections, API pages by their names, pages that are not written yet
 * by their titles.
 * @throws with file and line when a document is broken
 */
export function readSearchPages(): SearchPages {
  const documents = readDocuments();
  const tablePages = new Map<string, string>();
  const references = readSearchApiPages();
  const pending = new Set(pendingPaths(siteTree, { pendingPages, pendingApi }));
  const paths = new Set([...siteTree.leaves, ...references.keys()]);
  const pages = [...paths].map((pathname): SearchPage => {
    const document = documents.get(pathname);
    const { tables = [], ...parts } = document ? readSections(document.file) : {};
    tables.forEach((name) => tablePages.set(name, pathname));
    return {
      pathname,
      title: pageTitle(siteTree, pathname),
      kind: 'page',
      product: productOf(pathname)?.id ?? null,
      plan: findPage(siteTree, pathname)?.plan ?? null,
      isPending: pending.has(pathname),
      groups: breadcrumb(siteTree, pathname).map(({ title }) => title),
      sections: [],
      demos: [],
      ...(pending.has(pathname) ? {} : references.get(pathname)),
      ...parts,
    };
  });
  return { pages, tablePages };
}

function readSections(file: string) {
  const { root, frontMatter, demos, tables } = outlineDocument(readFileSync(file, 'utf8'), file);
  return { sections: cutSections(root, frontMatter.description), demos, tables };
}

/** Cuts a document at its headings; the first section is what stands before them, with the lead of the page. */
export function cutSections(root: Root, lead: string): SearchSection[] {
  const sections = [{ heading: '', anchor: '', depth: 1, texts: [lead] }];
  for (const node of root.children) {
    if (node.type === 'heading') {
      const anchor = String(node.data?.hProperties?.id);
      sections.push({ heading: textOf(node).trim(), anchor, depth: node.depth, texts: [] });
    } else {
      sections.at(-1)?.texts.push(...plainTexts(node));
    }
  }
  return sections.map(({ texts, ...section }) => ({
    ...section,
    text: texts.join(' ').replace(/\s+/g, ' ').trim(),
  }));
}

/** What a reader reads, without code blocks; the blocks of a list or table one by one, so that their words do not run together. */
function plainTexts(node: RootContent): string[] {
  if (node.type === 'code' || node.type === 'yaml' || node.type === 'leafDirective') {
    return [];
  }
  const isText = node.type === 'paragraph' || node.type === 'tableCell' || !('children' in node);
  return isText
    ? [textOf(node)]
    : node.children.flatMap((child) => plainTexts(child as RootContent));
}
