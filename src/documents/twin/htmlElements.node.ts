import type { DefaultTreeAdapterTypes } from 'parse5';

/** A node of HTML, and an element. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The text inside a node; empty where there is none. */
export function textOf(node: HtmlNode | undefined): string {
  if (node === undefined) {
    return '';
  }
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';
}

/** What of folded text is always seen. */
export function summaryOf(node: HtmlElement): HtmlElement | undefined {
  return elementsOf(node).find(({ tagName }) => tagName === 'summary');
}

/** The elements right inside an element. */
export function elementsOf(node: HtmlElement): HtmlElement[] {
  return node.childNodes.filter(isElement);
}

/** Whether a node is an element. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** Whether an element has a class. */
export function hasClass(node: HtmlElement, name: string): boolean {
  return attributeOf(node, 'class')?.split(' ').includes(name) ?? false;
}

/** The value of an attribute. */
export function attributeOf(node: HtmlElement, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}
