import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { wholeAddress } from './printMarkdown.node.ts';

/** The language of all code in the pages that are generated. */
const LANGUAGE = 'tsx';

/** Controls say nothing on paper. */
const CONTROLS = ['button', 'form', 'input', 'select', 'output', 'summary'];

/**
 * What is special about the HTML that this site generates itself: reference pages, tables, notes. All other elements are turned
 * into Markdown as those of any page.
 */
const HANDLERS: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(CONTROLS.map((name) => [name, () => undefined])),
  a: (state, node) => (hasClass(node, 'anchor') ? state.all(node) : defaultHandlers.a(state, node)),
  code: (state, node) =>
    elementsOf(node).some(({ tagName }) => tagName === 'a')
      ? node.children.flatMap((child) => linkedCode(state, child))
      : code(textOf(node)),
  details: (state, node) => (hasClass(node, 'u') ? usesOf(state, node) : state.all(node)),
  div: (state, node) => {
    const children = state.toFlow(state.all(node)) as BlockContent[];
    return hasClass(node, 'note') ? { type: 'blockquote', children } : children;
  },
  dl: (state, node) => ({ type: 'list', spread: false, children: definitionsOf(state, node) }),
  li: (state, node) => ({
    type: 'listItem',
    spread: false,
    children: (hasClass(node, 'row')
      ? rowOf(state, node)
      : state.toFlow(state.all(node))) as BlockContent[],
  }),
  p: (state, node) =>
    hasClass(node, 'note-title')
      ? paragraph({ type: 'strong', children: inline(state, node) })
      : defaultHandlers.p(state, node),
  pre: (_, node) => codeBlock(textOf(node)),
  span: (state, node) =>
    hasClass(node, 'chip') ? { type: 'emphasis', children: inline(state, node) } : state.all(node),
  ul: (state, node) =>
    hasClass(node, 'lines')
      ? codeBlock(elementsOf(node).map(lineOfCode).join('\n'))
      : defaultHandlers.ul(state, node),
};

/**
 * Markdown of the HTML that this site itself generates. Layout and controls are left out.
 * @param pathname normal path of the page that the HTML stands on; its links become whole addresses
 */
export function htmlToMarkdown(html: string, pathname: string): RootContent[] {
  const tree = toMdast(fromHtml(html, { fragment: true }), { handlers: HANDLERS, document: true });
  visit(tree, 'link', (link) => {
    link.url = wholeAddress(link.url, pathname);
  });
  joinLists(tree as Root);
  return (tree as Root).children;
}

/** A list right behind a list was folded away from it, and goes on. */
function joinLists(tree: Root): void {
  visit(tree, 'list', (list, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (before?.type === 'list' && parent && index !== undefined) {
      before.children.push(...list.children);
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
}

/** A row of the reference: its name and facts in one line, below it what it is for. */
function rowOf(state: State, row: Element): RootContent[] {
  const [head, ...rest] = elementsOf(row);
  const [name, facts] = head ? elementsOf(head) : [];
  const [first, ...others] = [
    ...(name ? [{ type: 'strong' as const, children: [code(textOf(name))] }] : []),
    ...(facts ? elementsOf(facts).flatMap((fact) => factOf(state, fact)) : []),
  ];
  const folded = facts ? elementsOf(facts).filter(({ tagName }) => tagName === 'details') : [];
  return [
    paragraph(...(first ? [first] : []), ...others.flatMap((each) => [text(' '), each])),
    ...[...folded, ...rest].flatMap((each) => state.toFlow(state.all(each))),
  ];
}

function factOf(state: State, fact: Element): PhrasingContent[] {
  if (hasClass(fact, 'ty')) {
    return [code(textOf(summaryOf(fact) ?? fact))];
  }
  return [state.one(fact, undefined) ?? []].flat() as PhrasingContent[];
}

/** The list of demos that use a row stands in one line. */
function usesOf(state: State, node: Element): RootContent {
  const links = elementsOf(node).filter(({ tagName }) => tagName === 'a');
  const summary = summaryOf(node);
  return paragraph(
    ...(summary ? inline(state, summary) : []),
    ...links.flatMap((link, index) => [
      text(index > 0 ? ', ' : ': '),
      defaultHandlers.a(state, link),
    ]),
  );
}

/** The parameters of a function: each name with its type, below it what is said about it. */
function definitionsOf(state: State, node: Element): ListItem[] {
  const items: ListItem[] = [];
  for (const part of elementsOf(node)) {
    if (part.tagName === 'dt') {
      const [name, ...types] = elementsOf(part).map((each) => code(textOf(each)));
      const children = [
        paragraph(...(name ? [name] : []), ...types.flatMap((type) => [text(' '), type])),
      ];
      items.push({ type: 'listItem', spread: false, children });
    } else {
      items.at(-1)?.children.push(...(state.toFlow(state.all(part)) as BlockContent[]));
    }
  }
  return items;
}

/** Code in Markdown holds no links, but a link may hold code. */
function linkedCode(state: State, child: ElementContent): PhrasingContent[] {
  const words = code(textOf(child));
  return child.type === 'element' && child.tagName === 'a'
    ? [{ ...defaultHandlers.a(state, child), children: [words] }]
    : [words];
}

/** The code in an element, without the button beside it. */
function lineOfCode(node: Element): string {
  const pre = elementsOf(node).find(({ tagName }) => tagName === 'pre');
  return pre ? textOf(pre).trimEnd() : '';
}

function codeBlock(value: string): RootContent {
  return { type: 'code', lang: LANGUAGE, value: value.replace(/\n$/, '') };
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function paragraph(...children: PhrasingContent[]): BlockContent & { type: 'paragraph' } {
  return { type: 'paragraph', children };
}

function inline(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

/** What of folded text is always seen. */
function summaryOf(node: Element): Element | undefined {
  return elementsOf(node).find(({ tagName }) => tagName === 'summary');
}

function elementsOf(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
