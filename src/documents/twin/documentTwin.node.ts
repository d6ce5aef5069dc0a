import path from 'node:path';
import type { BlockContent, Code, Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { readFenceOptions } from '#src/site/code/fenceOptions.node.ts';
import { readChange } from '#src/site/code/highlight.node.ts';
import { oneFile } from '#src/demos/build/oneFile.node.ts';
import { demoTitle } from '#src/site/path/names.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { TextKey } from '#src/site/texts/translate.ts';
import { htmlToMarkdown } from './htmlToMarkdown.node.ts';
import { wholeAddress } from './printMarkdown.node.ts';
import { ADMONITIONS, BADGES } from '#src/documents/render/directives.node.ts';
import { renderTable } from '#src/documents/render/generatedTables.node.ts';
import type { DocumentFiles } from '#src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import { readSourceFile } from '#src/documents/parse/sourceFile.node.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

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
  const { root, demos: names } = readParsed(file);
  const demos = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await oneFile(path.posix.join(folder, `${name}.tsx`))] as const,
      ),
    ),
  );
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
          return writeLeaf(node);
        case 'containerDirective':
          return writeContainer(node);
        case 'textDirective':
          return [{ type: 'emphasis', children: [{ type: 'text', value: badgeWord(node) }] }];
      }
      if ('children' in node) {
        // Each kind keeps to its own kind of children: a directive is replaced by what may stand in its place.
        (node as unknown as Root).children = writeOut(node.children);
      }
      return [node];
    });
  }

  function writeLeaf({ name, attributes }: LeafDirective): RootContent[] {
    if (name === 'install') {
      return [{ type: 'code', lang: 'bash', value: `npm install ${attributes?.packages ?? ''}` }];
    }
    if (name === 'source') {
      const { title, language, code } = readSourceFile(folder, attributes?.file ?? '');
      return [{ type: 'code', lang: language, meta: `title="${title}"`, value: code }];
    }
    const what = attributes?.name ?? '';
    return name === 'table' ? htmlToMarkdown(renderTable(what), pathname) : writeDemo(what);
  }

  function writeDemo(name: string): RootContent[] {
    const url = wholeAddress(`#${name}`, pathname);
    const title = buildText('build.twin.demo', { demo: demoTitle(name) });
    return [
      paragraph({ type: 'link', url, children: [{ type: 'text', value: title }] }),
      {
        type: 'code',
        lang: 'tsx',
        value: (demos.get(name) ?? '').trimEnd(),
      },
    ];
  }

  function writeContainer(node: ContainerDirective): RootContent[] {
    const [label, rest] = takeLabel(node);
    const title = label || wordOf(ADMONITIONS, node.name);
    const children = [
      ...(title === '' ? [] : [strongParagraph(title)]),
      ...(writeOut(rest) as BlockContent[]),
    ];
    return node.name in ADMONITIONS ? [{ type: 'blockquote', children }] : children;
  }
}

function badgeWord({ name }: Directive): string {
  return wordOf(BADGES, name);
}

function wordOf(keys: Readonly<Record<string, TextKey>>, name: string): string {
  const key = keys[name];
  return key === undefined ? '' : buildText(key);
}

/** remark-directive keeps `:::note[Title]` as a first paragraph marked as the label. */
function takeLabel({ children }: ContainerDirective): [string, RootContent[]] {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? [textOf(first), rest] : ['', children];
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

function strongParagraph(value: string): Paragraph {
  return paragraph({ type: 'strong', children: [{ type: 'text', value }] });
}

function paragraph(child: Paragraph['children'][number]): Paragraph {
  return { type: 'paragraph', children: [child] };
}
