import type { PhrasingContent } from 'mdast';
import {
  attributeOf,
  hasClass,
  isElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './htmlElements.node.ts';
import { wholeAddress } from './printMarkdown.node.ts';

/** Controls say nothing on paper. */
const CONTROLS = ['button', 'script', 'form', 'svg', 'input', 'select', 'output', 'summary'];

/**
 * Makes the function that turns HTML inside a line into Markdown.
 * @param pathname normal path of the page that the HTML stands on; its links become whole addresses
 */
export function inlineReader(pathname: string): (nodes: readonly HtmlNode[]) => PhrasingContent[] {
  return inlineOf;

  function inlineOf(nodes: readonly HtmlNode[]): PhrasingContent[] {
    return nodes.flatMap((node) => {
      if (!isElement(node)) {
        return 'value' in node ? [text(node.value.replace(/\s+/g, ' '))] : [];
      }
      return CONTROLS.includes(node.tagName) ? [] : inlineElement(node);
    });
  }

  function inlineElement(node: HtmlElement): PhrasingContent[] {
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
  function linkedCode(node: HtmlElement): PhrasingContent[] {
    return node.childNodes.map((child) => {
      const code: PhrasingContent = { type: 'inlineCode', value: textOf(child) };
      return isElement(child) && child.tagName === 'a'
        ? { type: 'link', url: addressOf(child), children: [code] }
        : code;
    });
  }

  function addressOf(node: HtmlElement): string {
    return wholeAddress(attributeOf(node, 'href') ?? '', pathname);
  }
}

/** Code in a line. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** Words in a line. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** A line without the white space at both of its ends. */
export function tidy(line: PhrasingContent[]): PhrasingContent[] {
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
