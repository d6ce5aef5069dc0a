import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster'];
/** What of a page others show as a link or picture. */
const SHARED = ['og:url', 'og:image'];

/** What an HTML file refers to, as written, the anchors it offers, and what its Markdown twin must hold. */
export type References = {
  addresses: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
  /** Texts of the title and the headings of the document. */
  headings: readonly string[];
  /** Address of its Markdown twin. */
  twin: string | undefined;
};

/** Reads the links, images, scripts and style assets of an HTML file, and those that it lists as data. */
export function pageReferences(html: string): References {
  const addresses = new Set<string>();
  const anchors = new Set<string>();
  const headings: string[] = [];
  let twin: string | undefined;
  visit(parse(html), false);
  return { addresses, anchors, headings, twin };

  function visit(node: Node, isInMain: boolean): void {
    const isMain = isInMain || node.nodeName === 'main';
    if ('attrs' in node) {
      readElement(node, isMain);
    }
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node && node.childNodes;
    for (const child of children || []) {
      visit(child, isMain);
    }
  }

  function readElement(element: Element, isInMain: boolean): void {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (attributes.id) {
      anchors.add(attributes.id);
    }
    if (attributes.type === 'text/markdown') {
      twin = attributes.href;
    }
    if (isInMain && /^h[1-4]$/.test(element.tagName)) {
      headings.push(headingText(element));
    }
    const found = [
      ...ADDRESS_ATTRIBUTES.map((name) => attributes[name]),
      ...(attributes.srcset?.split(',').map((part) => part.trim().split(/\s+/)[0]) ?? []),
      ...addressesInStyle(attributes.style ?? ''),
      ...addressesInText(element, attributes),
      element.tagName === 'meta' ? refreshAddress(attributes) : undefined,
      SHARED.includes(attributes.property ?? '') ? attributes.content : undefined,
    ];
    for (const address of found) {
      if (address !== undefined) {
        addresses.add(address);
      }
    }
  }
}

function addressesInText(element: Element, { id, type }: Record<string, string>): string[] {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (type === 'application/ld+json') {
    return [...text.matchAll(/"(https?:[^"]+)"/g)].map(([, address = '']) => address);
  }
  if (element.tagName === 'style') {
    return addressesInStyle(text);
  }
  return element.tagName === 'script' && id === 'late-scripts'
    ? (JSON.parse(text) as string[])
    : [];
}

/** The words of a heading, without the chip that says the plan of a page behind its title. */
function headingText({ tagName, childNodes }: Element): string {
  const textOf = (node: Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  const words = tagName === 'h1' ? childNodes.slice(0, 1) : childNodes;
  return words.map(textOf).join('').trim();
}

function addressesInStyle(style: string): string[] {
  return [...style.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].flatMap(
    ([, address]) => address ?? [],
  );
}

function refreshAddress(attributes: Record<string, string>): string | undefined {
  const isRefresh = attributes['http-equiv']?.toLowerCase() === 'refresh';
  return isRefresh ? /url=(.+)$/i.exec(attributes.content ?? '')?.[1]?.trim() : undefined;
}
