import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { wholeAddress } from './printMarkdown.node.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Block = BlockContent | RootContent;

/** Controls say nothing on paper. */
const CONTROLS = ['button', 'script', 'form', 'svg', 'input', 'select', 'output', 'summary'];
/** The language of all code in the pages that are generated. */
const LANGUAGE = 'tsx';

/**
 * Markdown of the HTML that this site itself generates: reference pages, tables, notes. Layout and controls are left out.
 * @param pathname normal path of the page that the HTML stands on; its links become whole addresses
 */
export function htmlToMarkdown(html: string, pathname: string): RootContent[] {
  const BLOCKS: Readonly<Record<string, (node: Element) => Block[]>> = {
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

  function blocksOf(nodes: readonly Node[]): Block[] {
    const blocks: Block[] = [];
    let line: Node[] = [];
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

  function inlineOf(nodes: readonly Node[]): PhrasingContent[] {
    return nodes.flatMap((node) => {
      if (!isElement(node)) {
        return 'value' in node ? [text(node.value.replace(/\s+/g, ' '))] : [];
      }
      return CONTROLS.includes(node.tagName) ? [] : inlineElement(node);
    });
  }

  function inlineElement(node: Element): PhrasingContent[] {
    const children = () => inlineOf(node.childNodes);
    switch (node.tagName) {
      case 'code':
        return node.childNodes.some((child) => isElement(child) && child.tagName === 'a')
          ? linkedCode(node)
          : [{ type: 'inlineCode', value: textOf(node) }];
      case 'a':
        return hasClass(node, 'anchor')
          ? children()
          : [{ type: 'link', url: addressOf(node), children: children() }];
      case 'b':
      case 'strong':
        return [{ type: 'strong', children: children() }];
      case 'br':
        return [{ type: 'break' }];
      default:
        return hasClass(node, 'chip') ? [{ type: 'emphasis', children: children() }] : children();
    }
  }

  /** Code in Markdown holds no links, but a link may hold code. */
  function linkedCode(node: Element): PhrasingContent[] {
    return node.childNodes.map((child) => {
      const code: PhrasingContent = { type: 'inlineCode', value: textOf(child) };
      return isElement(child) && child.tagName === 'a'
        ? { type: 'link', url: addressOf(child), children: [code] }
        : code;
    });
  }

  function listOf(node: Element): Block[] {
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
  function rowOf(row: Element): Block[] {
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

  function factOf(fact: Element): PhrasingContent[] {
    if (fact.tagName === 'details') {
      return [code(textOf(summaryOf(fact)))];
    }
    return hasClass(fact, 'ty') ? [code(textOf(fact))] : inlineOf([fact]);
  }

  /** The list of demos that use a row stands in one line; anything else that is folded is unfolded. */
  function detailsOf(node: Element): Block[] {
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

  function definitionsOf(node: Element): Block[] {
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

  function tableOf(node: Element): Block[] {
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

  function paragraphOf(node: Element): Block[] {
    const children = tidy(inlineOf(node.childNodes));
    const isTitle = hasClass(node, 'note-title');
    return children.length === 0
      ? []
      : [{ type: 'paragraph', children: isTitle ? [{ type: 'strong', children }] : children }];
  }

  function headingOf(node: Element): Block[] {
    const depth = Number(node.tagName.slice(1)) as 2 | 3 | 4;
    return [{ type: 'heading', depth, children: inlineOf(node.childNodes) }];
  }

  function boxOf(node: Element): Block[] {
    const blocks = blocksOf(node.childNodes);
    return hasClass(node, 'note')
      ? [{ type: 'blockquote', children: blocks as BlockContent[] }]
      : blocks;
  }

  function addressOf(node: Element): string {
    return wholeAddress(attributeOf(node, 'href') ?? '', pathname);
  }
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function codeOf(value: string): RootContent {
  return { type: 'code', lang: LANGUAGE, value: value.replace(/\n$/, '') };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
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

/** Without the white space at both ends of a line. */
function tidy(line: PhrasingContent[]): PhrasingContent[] {
  const first = line[0];
  const last = line.at(-1);
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return line.filter((node) => node.type !== 'text' || node.value !== '');
}

function textOf(node: Node | undefined): string {
  if (node === undefined) {
    return '';
  }
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';
}

/** The code in an element, without the button beside it. */
function textOfCode(node: Element): string {
  return textOf(elementsOf(node).find(({ tagName }) => tagName === 'pre')).trimEnd();
}

function summaryOf(node: Element): Element | undefined {
  return elementsOf(node).find(({ tagName }) => tagName === 'summary');
}

function elementsOf(node: Element): Element[] {
  return node.childNodes.filter(isElement);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function hasClass(node: Element, name: string): boolean {
  return attributeOf(node, 'class')?.split(' ').includes(name) ?? false;
}

function attributeOf(node: Element, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}
