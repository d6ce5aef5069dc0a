import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isDirective, kindOf } from '#src/documents/directives/directives.node.ts';
import type { SearchSection } from '#src/search/index/searchEntry.ts';

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
  if (node.type === 'code' || node.type === 'yaml' || isUnread(node)) {
    return [];
  }
  const isText = node.type === 'paragraph' || node.type === 'tableCell' || !('children' in node);
  return isText
    ? [textOf(node)]
    : node.children.flatMap((child) => plainTexts(child as RootContent));
}

function isUnread(node: RootContent): boolean {
  return isDirective(node) && kindOf(node).text === 'none';
}
