import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { canonicalAddress } from '#src/site/path/addresses.ts';
import { htmlToMarkdown } from './htmlToMarkdown.node.ts';
import { printMarkdown } from './printMarkdown.node.ts';
import { checkedLine } from '#src/documents/page/pageFoot.node.ts';
import { documentTwin } from './documentTwin.node.ts';
import type { DocumentFiles } from '#src/documents/parse/readDocuments.node.ts';

/**
 * A page as one Markdown text: its title, lead and plan, its whole text, its address.
 * @param document where the page was written; undefined: it is generated, and its HTML says all
 */
export async function pageTwin(
  page: Pick<PageRecord, 'pathname' | 'title' | 'description' | 'plan' | 'html'>,
  document: DocumentFiles | undefined,
): Promise<string> {
  const { pathname, title, description, plan, html } = page;
  const text = document
    ? [
        ...(await documentTwin(document)),
        ...htmlToMarkdown(checkedLine(placeOf(siteTree, pathname)), pathname),
      ]
    : htmlToMarkdown(html, pathname);
  const address = canonicalAddress(pathname);
  return printMarkdown([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    paragraph(description),
    ...(plan ? [paragraph(buildText(`plans.${plan}Title`))] : []),
    ...text,
    paragraph(`${buildText('build.twin.address')} `, {
      type: 'link',
      url: address,
      children: [{ type: 'text', value: address }],
    }),
  ] satisfies RootContent[]);
}

function paragraph(value: string, ...rest: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }, ...rest] };
}
