import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, Link, Node, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Identifier } from '#src/reference/render/identifiers.node.ts';
import { renderCodeBlock } from '#src/site/code/codeBlock.node.ts';
import { readFenceOptions } from '#src/site/code/fenceOptions.node.ts';
import { readDemoRequest, renderDemo } from '#src/demos/build/renderDemo.node.ts';
import { breakNames } from './breakNames.node.ts';
import { ATTRIBUTES, COLONS, DIRECTIVES } from './directives.node.ts';
import { drawPlayground } from './drawPlayground.node.ts';
import { raw } from './elements.node.ts';
import { finishElement } from './finishElement.node.ts';
import type { FrontMatter } from '#src/documents/parse/frontMatter.node.ts';
import { linkIdentifiers } from './linkIdentifiers.node.ts';
import { at, atLine, located } from '#src/documents/parse/locate.node.ts';
import { nameTabs } from './nameTabs.node.ts';
import type { ParsedDocument } from '#src/documents/parse/parseDocument.node.ts';
import { readSourceFile } from '#src/documents/parse/sourceFile.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';

type AnyDirective = ContainerDirective | LeafDirective | TextDirective;

const WRITTEN_COLONS = { textDirective: 1, leafDirective: 2, containerDirective: 3 } as const;

/** Directives that need the page around them. */
const DRAWN = ['demo', 'playground', 'source', 'table'];

/** What a document needs to know of its surroundings. */
export type DocumentContext = {
  /** Name of the file in messages: `data/content/react-charts/bars/bars.md`. */
  file: string;
  /** Folder that holds the document and its demos. */
  folder: string;
  /** HTML of a generated table. Throws when the name is not known. */
  table: (name: string) => string;
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
  const drawn = await drawBlocks(root, context);
  refuseMistakes(linkIdentifiers(root, context.identify), context);
  const processor = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      code: (_: unknown, node: Code) => drawn.get(node),
      leafDirective: (state: State, node: AnyDirective) =>
        drawn.get(node) ?? drawDirective(node, state.all(node), context),
      containerDirective: (state: State, node: AnyDirective) =>
        drawDirective(node, state.all(withoutLabel(node)), context),
      textDirective: (state: State, node: AnyDirective) =>
        drawDirective(node, state.all(node), context),
    },
  });
  const tree = await processor.run(root);
  visit(tree, 'element', finishElement);
  nameTabs(tree);
  breakNames(tree);
  return { ...frontMatter, toc, demos, html: toHtml(tree, { allowDangerousHtml: true }) };
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

type State = { all: (node: AnyDirective) => ElementContent[] };

/** Draws what takes time (code, demos, tables) before the tree is turned into HTML, and checks every link. */
async function drawBlocks(
  root: Root,
  context: DocumentContext,
): Promise<Map<Node, ElementContent[]>> {
  const drawn = new Map<Node, ElementContent[]>();
  const work: (Code | LeafDirective)[] = [];
  visit(root, (node, _index, parent) => {
    if (isDirective(node)) {
      atLine(context.file, node, () => checkPlace(node, parent));
    }
    if (node.type === 'html') {
      throw new Error(
        `${at(context.file, node)} holds raw HTML (${(node as Html).value.slice(0, 40)}). Use Markdown or a directive.`,
      );
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      atLine(context.file, node, () => checkAddress((node as Link).url, context));
    }
    if (node.type === 'code') {
      work.push(node);
    }
    if (node.type === 'leafDirective' && DRAWN.includes(node.name)) {
      work.push(node);
    }
  });
  for (const node of work) {
    drawn.set(node, [raw(await drawBlock(node, context))]);
  }
  return drawn;
}

async function drawBlock(node: Code | LeafDirective, context: DocumentContext): Promise<string> {
  try {
    if (node.type === 'code') {
      const options = readFenceOptions(node.meta ?? '');
      return await renderCodeBlock(node.value, node.lang ?? 'text', options);
    }
    const attributes = readAttributes(node);
    if (node.name === 'playground') {
      return await drawPlayground(context.folder, attributes);
    }
    if (node.name === 'source') {
      const { title, language, code } = readSourceFile(context.folder, attributes.file ?? '');
      return await renderCodeBlock(code, language, { title, marked: new Set() });
    }
    return node.name === 'demo'
      ? await renderDemo(context.folder, readDemoRequest(attributes))
      : context.table(attributes.name ?? '');
  } catch (error) {
    throw located(context.file, node, error);
  }
}

function drawDirective(
  node: AnyDirective,
  children: ElementContent[],
  { file }: DocumentContext,
): ElementContent[] {
  return atLine(file, node, () => {
    const attributes = readAttributes(node);
    const directive = { name: node.name, attributes, label: labelOf(node), children };
    return DIRECTIVES[node.name]?.(directive) ?? [];
  });
}

/** Written with too few or too many colons, a directive would lose its text or end up inside a paragraph. */
function checkPlace(node: AnyDirective, parent: Parents | undefined): void {
  const { name, type } = node;
  if (!Object.hasOwn(COLONS, name)) {
    throw new Error(
      `The directive ":${name}" is not known. Use ${Object.keys(COLONS).join(', ')}; write \\: for a plain colon.`,
    );
  }
  const colons = ':'.repeat(COLONS[name] ?? 0);
  if (colons.length !== WRITTEN_COLONS[type]) {
    throw new Error(`"${name}" is written with other colons. Write ${colons}${name}.`);
  }
  if (name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
    throw new Error('A :::tab stands outside of tabs. Put ::::tabs{group="…"} and :::: around it.');
  }
  if (type !== 'containerDirective' && node.children.length > 0) {
    throw new Error(`${colons}${name} shows no text of its own. Empty its brackets.`);
  }
}

function readAttributes(node: AnyDirective): Record<string, string> {
  const known = ATTRIBUTES[node.name] ?? [];
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (!known.includes(name)) {
      throw new Error(
        `:${node.name} does not know the attribute "${name}". ${known.length > 0 ? `Use ${known.join(', ')}.` : 'Take it out.'}`,
      );
    }
    attributes[name] = value ?? '';
  }
  return attributes;
}

/** remark-directive keeps `:::note[Title]` as a first paragraph marked as the label. */
function labelOf(node: AnyDirective): string {
  const first = node.children[0];
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
    ? textOf(first)
    : '';
}

function withoutLabel(node: AnyDirective): AnyDirective {
  if (labelOf(node) === '') {
    return node;
  }
  return { ...node, children: node.children.slice(1) } as AnyDirective;
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

function isDirective(node: RootContent | Root): node is AnyDirective {
  return (
    node.type === 'leafDirective' ||
    node.type === 'containerDirective' ||
    node.type === 'textDirective'
  );
}
