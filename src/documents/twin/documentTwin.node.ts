import type { Code, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { readFenceOptions } from '#src/site/code/fenceOptions.node.ts';
import { readChange } from '#src/site/code/highlight.node.ts';
import type { TwinPage } from '#src/documents/directives/directive.ts';
import { attributesOf, kindOf, partsOf } from '#src/documents/directives/directives.node.ts';
import { atLine, located } from '#src/documents/parse/locate.node.ts';
import { htmlToMarkdown } from './htmlToMarkdown.node.ts';
import { wholeAddress } from './printMarkdown.node.ts';
import { renderTable } from '#src/documents/render/generatedTables.node.ts';
import type { DocumentFiles } from '#src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';

/**
 * The text of a document as plain Markdown, without its front matter: what only this site's own directives can say is written
 * out, demos as code, and links are whole addresses.
 * @throws with file and line when the document is broken
 */
export async function documentTwin({
  file,
  folder,
  pathname,
}: DocumentFiles): Promise<RootContent[]> {
  const { root } = readParsed(file);
  const leaves = await writeLeaves(root, file, {
    folder,
    table: renderTable,
    wholeAddress: (address) => wholeAddress(address, pathname),
    fromHtml: (html) => htmlToMarkdown(html, pathname),
  });
  return writeOut(root.children);

  function writeOut(nodes: readonly RootContent[]): RootContent[] {
    return nodes.flatMap((node): RootContent[] => {
      switch (node.type) {
        case 'yaml':
          return [];
        case 'code':
          return [plainCode(node)];
        case 'link':
        case 'image':
        case 'definition':
          node.url = wholeAddress(node.url, pathname);
          break;
        case 'leafDirective':
          return leaves.get(node) ?? [];
        case 'containerDirective':
        case 'textDirective':
          return writeAround(node);
      }
      if ('children' in node) {
        // Each kind keeps to its own kind of children: a directive is replaced by what may stand in its place.
        (node as unknown as Root).children = writeOut(node.children);
      }
      return [node];
    });
  }

  function writeAround(node: ContainerDirective | TextDirective): RootContent[] {
    const { label, inside } = partsOf(node);
    const children = writeOut(inside);
    return atLine(file, node, () => {
      const kind = kindOf(node);
      return kind.colons === 2
        ? []
        : kind.markdown({ attributes: attributesOf(node), label, children });
    });
  }
}

/** What takes time is written before the tree is walked. */
async function writeLeaves(
  root: Root,
  file: string,
  page: TwinPage,
): Promise<Map<LeafDirective, RootContent[]>> {
  const nodes: LeafDirective[] = [];
  visit(root, 'leafDirective', (node) => void nodes.push(node));
  const written = await Promise.all(
    nodes.map(async (node) => {
      try {
        const kind = kindOf(node);
        const markdown = kind.colons === 2 ? await kind.markdown(attributesOf(node), page) : [];
        return [node, markdown] as const;
      } catch (error) {
        throw located(file, node, error);
      }
    }),
  );
  return new Map(written);
}

/** Code without what only this site's own highlighting reads; a change is written as a diff. */
function plainCode({ lang, meta, value }: Code): Code {
  const { title } = readFenceOptions(meta ?? '');
  const lines = value.split('\n').map(readChange);
  const isDiff = lines.some(({ change }) => change !== undefined);
  const sign = { added: '+', removed: '-', same: ' ' } as const;
  return {
    type: 'code',
    lang: isDiff ? 'diff' : lang,
    meta: title === undefined ? null : `title="${title}"`,
    value: isDiff
      ? lines.map(({ text, change }) => `${sign[change ?? 'same']} ${text}`.trimEnd()).join('\n')
      : value,
  };
}
