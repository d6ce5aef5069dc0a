import type { ElementContent, Root as Tree } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, Link, Node, Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Identifier } from '#src/reference/render/identifiers.node.ts';
import { renderCodeBlock } from '#src/site/code/codeBlock.node.ts';
import { readFenceOptions } from '#src/site/code/fenceOptions.node.ts';
import type { DirectivePage } from '#src/documents/directives/directive.ts';
import { attributesOf, kindOf, partsOf } from '#src/documents/directives/directives.node.ts';
import { raw } from '#src/documents/directives/elements.node.ts';
import { breakNames } from './breakNames.node.ts';
import { finishElement } from './finishElement.node.ts';
import type { FrontMatter } from '#src/documents/parse/frontMatter.node.ts';
import { linkIdentifiers } from './linkIdentifiers.node.ts';
import { at, atLine, located } from '#src/documents/parse/locate.node.ts';
import { nameTabs } from './nameTabs.node.ts';
import type { ParsedDocument } from '#src/documents/parse/parseDocument.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';

/** What a document needs to know of its surroundings. */
export type DocumentContext = DirectivePage & {
  /** Name of the file in messages: `data/content/react-charts/bars/bars.md`. */
  file: string;
  /** What a code span names. */
  identify: (text: string) => Identifier;
  /** Throws when an internal address or its anchor leads nowhere. */
  checkLink: (address: string) => void;
};

export type RenderedDocument = FrontMatter & { html: string; toc: TocEntry[]; demos: string[] };

/**
 * Draws the HTML of a document, whose tree it changes.
 * @throws with file and line when a directive, demo, link, name or fence is broken
 */
export async function renderDocument(
  { root, frontMatter, toc, demos }: ParsedDocument,
  context: DocumentContext,
): Promise<RenderedDocument> {
  const tree = await drawTree(root, context);
  return { ...frontMatter, toc, demos, html: toHtml(tree, { allowDangerousHtml: true }) };
}

/**
 * Draws a document, or a part of one, which it changes, as a tree of elements.
 * @throws as `renderDocument`
 */
export async function drawTree(root: Root, context: DocumentContext): Promise<Tree> {
  const drawn = await drawBlocks(root, context);
  refuseMistakes(linkIdentifiers(root, context.identify), context);
  const processor = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      code: (_: unknown, node: Code) => drawn.get(node),
      leafDirective: (_: unknown, node: LeafDirective) => drawn.get(node),
      containerDirective: (state: State, node: ContainerDirective) =>
        drawAround(node, state, context),
      textDirective: (state: State, node: TextDirective) => drawAround(node, state, context),
    },
  });
  const tree = await processor.run(root);
  visit(tree, 'element', finishElement);
  nameTabs(tree);
  breakNames(tree);
  return tree;
}

function refuseMistakes(
  mistakes: ReturnType<typeof linkIdentifiers>,
  { file }: DocumentContext,
): void {
  const sentences = mistakes.map(({ node, near }) => {
    const hint = near.length > 0 ? `Is it ${near.join(', ')}?` : 'Correct it.';
    return `${at(file, node)} names \`${node.value}\`, which exists nowhere in the packages. ${hint}`;
  });
  if (sentences.length > 0) {
    throw new Error(
      [...sentences, 'A name that may be said has its reason in data/writing/otherNames.ts.'].join(
        '\n',
      ),
    );
  }
}

type State = { all: (node: Parents) => ElementContent[] };

/** Draws what takes time (code, demos, tables) before the tree is turned into HTML, and checks every link. */
async function drawBlocks(
  root: Root,
  context: DocumentContext,
): Promise<Map<Node, ElementContent[]>> {
  const drawn = new Map<Node, ElementContent[]>();
  const work: (Code | LeafDirective)[] = [];
  visit(root, (node) => {
    if (node.type === 'html') {
      throw new Error(
        `${at(context.file, node)} holds raw HTML (${(node as Html).value.slice(0, 40)}). Use Markdown or a directive.`,
      );
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      atLine(context.file, node, () => checkAddress((node as Link).url, context));
    }
    if (node.type === 'code' || node.type === 'leafDirective') {
      work.push(node);
    }
  });
  for (const node of work) {
    drawn.set(node, await drawBlock(node, context));
  }
  return drawn;
}

async function drawBlock(
  node: Code | LeafDirective,
  context: DocumentContext,
): Promise<ElementContent[]> {
  try {
    if (node.type === 'code') {
      const options = readFenceOptions(node.meta ?? '');
      return [raw((await renderCodeBlock(node.value, node.lang ?? 'text', options)).html)];
    }
    const kind = kindOf(node);
    return kind.colons === 2 ? await kind.html(attributesOf(node), context) : [];
  } catch (error) {
    throw located(context.file, node, error);
  }
}

/** Draws a directive that has text inside. */
function drawAround(
  node: ContainerDirective | TextDirective,
  state: State,
  { file }: DocumentContext,
): ElementContent[] {
  const { label, inside } = partsOf(node);
  const children = state.all({ ...node, children: inside } as Parents);
  return atLine(file, node, () => {
    const kind = kindOf(node);
    return kind.colons === 2 ? [] : kind.html({ attributes: attributesOf(node), label, children });
  });
}

function checkAddress(address: string, { checkLink }: DocumentContext): void {
  if (/^https:\/\//.test(address) || address.startsWith('mailto:')) {
    return;
  }
  if (address.startsWith('/') || address.startsWith('#')) {
    checkLink(address);
    return;
  }
  throw new Error(
    `The link "${address}" is neither https, mailto, an anchor (#…) nor a whole address of this site (/x/…/). Write one of these.`,
  );
}
