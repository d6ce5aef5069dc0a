import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BASE } from '#data/site/base.ts';
import { html, joined, raw, type Html, type Part } from '#src/site/code/html.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { findPage } from '#src/site/tree/tree.ts';
import { pageTitle } from '#src/site/tree/pageLinks.ts';
import { normalPath } from '#src/site/path/normalPath.ts';

type LinkName = (name: string) => Html;

/** Comments are Markdown, but for types: `Array<string>` is no HTML there, and they hold no headings. */
const NO_MARKUP = ['htmlFlow', 'htmlText', 'codeIndented', 'headingAtx', 'setextUnderline'];
const parser = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: [...NO_MARKUP, 'thematicBreak'] } }]);

/**
 * HTML of a declaration's comment: paragraphs, lists, code, links. Its addresses of the official documentation lead to this site
 * where it has the page.
 */
export function renderText(text: string, linkName: LinkName): Html {
  return renderAll(parser.parse(text), linkName);
}

/** The same without blocks, for what stands in a line; the items of a list are told apart by semicolons. */
export function renderInline(text: string, linkName: LinkName): Html {
  const blocks = parser.parse(text).children.map((block) =>
    block.type === 'list'
      ? joined(
          block.children.map((item) => renderLines(item, linkName)),
          '; ',
        )
      : renderLine(block, linkName),
  );
  return joined(blocks, ' ');
}

function renderAll({ children }: Parents, linkName: LinkName): Html {
  return html`${children.map((child) => renderNode(child, linkName))}`;
}

function renderLines({ children }: Parents, linkName: LinkName): Html {
  return html`${children.map((block) => renderLine(block, linkName))}`;
}

function renderLine(node: Nodes, linkName: LinkName): Html {
  return node.type === 'paragraph' ? renderAll(node, linkName) : renderNode(node, linkName);
}

function renderNode(node: Nodes, linkName: LinkName): Html {
  const inside = () => ('children' in node ? renderAll(node, linkName) : '');
  switch (node.type) {
    case 'paragraph':
      return html`<p>${inside()}</p>`;
    case 'list': {
      const tag = raw(node.ordered ? 'ol' : 'ul');
      return html`<${tag}>${inside()}</${tag}>`;
    }
    case 'listItem':
      return html`<li>${renderLines(node, linkName)}</li>`;
    case 'code':
      return html`<pre class="eg"><code>${node.value}</code></pre>`;
    case 'inlineCode':
      return html`<code>${linkName(node.value)}</code>`;
    case 'strong':
      return html`<b>${inside()}</b>`;
    case 'emphasis':
      return html`<em>${inside()}</em>`;
    case 'link':
      return link(node.url, textOf(node));
    case 'text':
      return renderWords(node.value.replaceAll('\n', ' '), linkName);
    default:
      return 'children' in node ? renderAll(node, linkName) : html`${textOf(node)}`;
  }
}

const TAGS = /\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}|\[\[([^\]]+)\]\]|(https:\/\/[^\s)]+[^\s).,])/g;

/** Words, with what TSDoc links in its own way and with bare addresses as links. */
function renderWords(text: string, linkName: LinkName): Html {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(TAGS)) {
    const [whole, target, label, name, bare = ''] = found;
    parts.push(text.slice(at, found.index));
    at = found.index + whole.length;
    if (target !== undefined) {
      parts.push(link(target, label?.trim() || target));
    } else if (name !== undefined) {
      parts.push(html`<code>${linkName(name)}</code>`);
    } else {
      parts.push(link(bare, bare.replace('https://', '')));
    }
  }
  return html`${parts}${text.slice(at)}`;
}

function link(address: string, label: string): Html {
  const text = label.replaceAll('`', '');
  if (!/^https?:/.test(address) && !address.startsWith(`${BASE}/`)) {
    return html`<code>${text}</code>`;
  }
  const own = ownPage(address);
  if (own && /^(https?:\/\/)?mui\.com/.test(label)) {
    return html`<a href="${own}">${pageTitle(siteTree, normalPath(own))}</a>`;
  }
  return own
    ? html`<a href="${own}">${text}</a>`
    : html`<a href="${address.replace(/^http:/, 'https:')}" rel="noopener">${text}</a>`;
}

/** Address on this site of a page of the official documentation. Its anchors are not ours, so they are left off. */
function ownPage(address: string): string | undefined {
  const [, path] = /^(?:https?:\/\/(?:next\.)?mui\.com)?\/x(\/[^#?]*)/.exec(address) ?? [];
  const page = path === undefined ? undefined : findPage(siteTree, BASE + path);
  return page && `${normalPath(page.pathname)}/`;
}
