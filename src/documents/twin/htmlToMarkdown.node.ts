import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { parseFragment } from 'parse5';
import {
  elementsOf,
  hasClass,
  isElement,
  summaryOf,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './htmlElements.node.ts';
import { code, inlineReader, text, tidy } from './inlineMarkdown.node.ts';

type Block = BlockContent | RootContent;

/** The language of all code in the pages that are generated. */
const LANGUAGE = 'tsx';

/**
 * Markdown of the HTML that this site itself generates: reference pages, tables, notes. Layout and controls are left out.
 * @param pathname normal path of the page that the HTML stands on; its links become whole addresses
 */
export function htmlToMarkdown(html: string, pathname: string): RootContent[] {
  const inlineOf = inlineReader(pathname);
  const BLOCKS: Readonly<Record<string, (node: HtmlElement) => Block[]>> = {
    p: (node) => paragraphOf(node),
    h2: headingOf,
    h3: headingOf,
    h4: headingOf,
    ul: listOf,
    ol: listOf,
    pre: (node) => [codeOf(textOf(node))],
    table: tableOf,
    div: boxOf,
    dl: definitionsOf,
    details: detailsOf,
  };
  return blocksOf(parseFragment(html).childNodes) as RootContent[];

  function blocksOf(nodes: readonly HtmlNode[]): Block[] {
    const blocks: Block[] = [];
    let line: HtmlNode[] = [];
    const endLine = () => {
      const children = tidy(inlineOf(line));
      line = [];
      if (children.length > 0) {
        blocks.push({ type: 'paragraph', children });
      }
    };
    for (const node of nodes) {
      const block = isElement(node) ? BLOCKS[node.tagName] : undefined;
      if (block && isElement(node)) {
        endLine();
        addBlocks(blocks, block(node));
      } else {
        line.push(node);
      }
    }
    endLine();
    return blocks;
  }

  function listOf(node: HtmlElement): Block[] {
    if (hasClass(node, 'lines')) {
      return [codeOf(elementsOf(node).map(textOfCode).join('\n'))];
    }
    const children = elementsOf(node).map((item): ListItem => {
      const blocks = hasClass(item, 'row') ? rowOf(item) : blocksOf(item.childNodes);
      return { type: 'listItem', spread: false, children: blocks as BlockContent[] };
    });
    return [{ type: 'list', ordered: node.tagName === 'ol', spread: false, children }];
  }

  /** A row of the reference: its name and facts in one line, below it what it is for. */
  function rowOf(row: HtmlElement): Block[] {
    const [head, ...rest] = elementsOf(row);
    const [name, facts] = head ? elementsOf(head) : [];
    const line = [
      ...(name ? [{ type: 'strong' as const, children: [code(textOf(name))] }] : []),
      ...(facts ? elementsOf(facts).flatMap(factOf) : []),
    ];
    const folded = facts ? elementsOf(facts).filter(({ tagName }) => tagName === 'details') : [];
    return [
      {
        type: 'paragraph',
        children: line.flatMap((each, index) => (index > 0 ? [text(' '), each] : [each])),
      },
      ...folded.flatMap((each) => blocksOf(each.childNodes)),
      ...rest.flatMap((each) => blocksOf(each.childNodes)),
    ];
  }

  function factOf(fact: HtmlElement): PhrasingContent[] {
    if (fact.tagName === 'details') {
      return [code(textOf(summaryOf(fact)))];
    }
    return hasClass(fact, 'ty') ? [code(textOf(fact))] : inlineOf([fact]);
  }

  /** The list of demos that use a row stands in one line; anything else that is folded is unfolded. */
  function detailsOf(node: HtmlElement): Block[] {
    if (!hasClass(node, 'u')) {
      return blocksOf(node.childNodes);
    }
    const links = elementsOf(node).filter(({ tagName }) => tagName === 'a');
    const children = links.flatMap((link, index) => [
      text(index > 0 ? ', ' : ': '),
      ...inlineOf([link]),
    ]);
    return [{ type: 'paragraph', children: [text(textOf(summaryOf(node))), ...children] }];
  }

  function definitionsOf(node: HtmlElement): Block[] {
    const items: ListItem[] = [];
    for (const part of elementsOf(node)) {
      if (part.tagName === 'dt') {
        const [name, type] = elementsOf(part);
        const children = [code(textOf(name)), text(' '), ...(type ? [code(textOf(type))] : [])];
        items.push({
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children }],
        });
      } else {
        items.at(-1)?.children.push(...(blocksOf(part.childNodes) as BlockContent[]));
      }
    }
    return items.length > 0
      ? [{ type: 'list', ordered: false, spread: false, children: items }]
      : [];
  }

  function tableOf(node: HtmlElement): Block[] {
    const rows = elementsOf(node).flatMap(elementsOf);
    const children = rows.map((row): TableRow => ({
      type: 'tableRow',
      children: elementsOf(row).map((cell) => ({
        type: 'tableCell',
        children: inlineOf(cell.childNodes),
      })),
    }));
    return [{ type: 'table', children }];
  }

  function paragraphOf(node: HtmlElement): Block[] {
    const children = tidy(inlineOf(node.childNodes));
    const isTitle = hasClass(node, 'note-title');
    return children.length === 0
      ? []
      : [{ type: 'paragraph', children: isTitle ? [{ type: 'strong', children }] : children }];
  }

  function headingOf(node: HtmlElement): Block[] {
    const depth = Number(node.tagName.slice(1)) as 2 | 3 | 4;
    return [{ type: 'heading', depth, children: inlineOf(node.childNodes) }];
  }

  function boxOf(node: HtmlElement): Block[] {
    const blocks = blocksOf(node.childNodes);
    return hasClass(node, 'note')
      ? [{ type: 'blockquote', children: blocks as BlockContent[] }]
      : blocks;
  }
}

function codeOf(value: string): RootContent {
  return { type: 'code', lang: LANGUAGE, value: value.replace(/\n$/, '') };
}

/** Adds blocks; a list right behind a list was folded away from it, and goes on. */
function addBlocks(blocks: Block[], more: readonly Block[]): void {
  for (const block of more) {
    const last = blocks.at(-1);
    if (block.type === 'list' && last?.type === 'list' && block.ordered === last.ordered) {
      last.children.push(...block.children);
    } else {
      blocks.push(block);
    }
  }
}

/** The code in an element, without the button beside it. */
function textOfCode(node: HtmlElement): string {
  return textOf(elementsOf(node).find(({ tagName }) => tagName === 'pre')).trimEnd();
}
