import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster'];

/** What an HTML file refers to, as written, and the anchors it offers. */
export type References = { addresses: ReadonlySet<string>; anchors: ReadonlySet<string> };

/** Reads the links, images, scripts and style assets of an HTML file, the scripts among them that it lists as data. */
export function readReferences(html: string): References {
  const addresses = new Set<string>();
  const anchors = new Set<string>();
  visit(parse(html));
  return { addresses, anchors };

  function visit(node: Node): void {
    if ('attrs' in node) {
      readElement(node);
    }
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node && node.childNodes;
    for (const child of children || []) {
      visit(child);
    }
  }

  function readElement(element: Element): void {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (attributes.id) {
      anchors.add(attributes.id);
    }
    const found = [
      ...ADDRESS_ATTRIBUTES.map((name) => attributes[name]),
      ...(attributes.srcset?.split(',').map((part) => part.trim().split(/\s+/)[0]) ?? []),
      ...addressesInStyle(attributes.style ?? ''),
      ...addressesInText(element, attributes),
      element.tagName === 'meta' ? refreshAddress(attributes) : undefined,
    ];
    for (const address of found) {
      if (address !== undefined) {
        addresses.add(address);
      }
    }
  }
}

function addressesInText(element: Element, { id }: Record<string, string>): string[] {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (element.tagName === 'style') {
    return addressesInStyle(text);
  }
  return element.tagName === 'script' && id === 'late-scripts'
    ? (JSON.parse(text) as string[])
    : [];
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
