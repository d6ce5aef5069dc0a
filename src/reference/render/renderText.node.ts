import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BASE } from '#data/site/base.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { findPage } from '#src/site/tree/tree.ts';
import { pageTitle } from '#src/site/tree/pageLinks.ts';
import { normalPath } from '#src/site/path/normalPath.ts';

type LinkName = (name: string) => string;

/** Comments are Markdown, but for types: `Array<string>` is no HTML there, and they hold no headings. */
const NO_MARKUP = ['htmlFlow', 'htmlText', 'codeIndented', 'headingAtx', 'setextUnderline'];
const parser = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: [...NO_MARKUP, 'thematicBreak'] } }]);

/**
 * HTML of a declaration's comment: paragraphs, lists, code, links. Its addresses of the official documentation lead to this site
 * where it has the page.
 */
export function renderText(text: string, linkName: LinkName): string {
  return renderAll(parser.parse(text), linkName);
}

/** The same without blocks, for what stands in a line; the items of a list are told apart by semicolons. */
export function renderInline(text: string, linkName: LinkName): string {
  return parser
    .parse(text)
    .children.map((block) =>
      block.type === 'list'
        ? block.children.map((item) => renderLines(item, linkName)).join('; ')
        : renderLine(block, linkName),
    )
    .join(' ');
}

function renderAll({ children }: Parents, linkName: LinkName): string {
  return children.map((child) => renderNode(child, linkName)).join('');
}

function renderLines({ children }: Parents, linkName: LinkName): string {
  return children.map((block) => renderLine(block, linkName)).join('');
}

function renderLine(node: Nodes, linkName: LinkName): string {
  return node.type === 'paragraph' ? renderAll(node, linkName) : renderNode(node, linkName);
}

function renderNode(node: Nodes, linkName: LinkName): string {
  const inside = () => ('children' in node ? renderAll(node, linkName) : '');
  switch (node.type) {
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'listItem':
      return `<li>${renderLines(node, linkName)}</li>`;
    case 'code':
      return `<pre class="eg"><code>${escapeHtml(node.value)}</code></pre>`;
    case 'inlineCode':
      return `<code>${linkName(node.value)}</code>`;
    case 'strong':
      return `<b>${inside()}</b>`;
    case 'emphasis':
      return `<em>${inside()}</em>`;
    case 'link':
      return link(node.url, textOf(node));
    case 'text':
      return renderWords(node.value.replaceAll('\n', ' '), linkName);
    default:
      return 'children' in node ? inside() : escapeHtml(textOf(node));
  }
}

const TAGS = /\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}|\[\[([^\]]+)\]\]|(https:\/\/[^\s)]+[^\s).,])/g;

/** Words, with what TSDoc links in its own way and with bare addresses as links. */
function renderWords(text: string, linkName: LinkName): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(TAGS)) {
    const [whole, target, label, name, bare = ''] = found;
    html += escapeHtml(text.slice(at, found.index));
    at = found.index + whole.length;
    if (target !== undefined) {
      html += link(target, label?.trim() || target);
    } else if (name !== undefined) {
      html += `<code>${linkName(name)}</code>`;
    } else {
      html += link(bare, bare.replace('https://', ''));
    }
  }
  return html + escapeHtml(text.slice(at));
}

function link(address: string, label: string): string {
  const text = escapeHtml(label.replaceAll('`', ''));
  if (!/^https?:/.test(address) && !address.startsWith(`${BASE}/`)) {
    return `<code>${text}</code>`;
  }
  const own = ownPage(address);
  if (own && /^(https?:\/\/)?mui\.com/.test(label)) {
    return `<a href="${own}">${escapeHtml(pageTitle(siteTree, normalPath(own)))}</a>`;
  }
  return own
    ? `<a href="${own}">${text}</a>`
    : `<a href="${escapeHtml(address.replace(/^http:/, 'https:'))}" rel="noopener">${text}</a>`;
}

/** Address on this site of a page of the official documentation. Its anchors are not ours, so they are left off. */
function ownPage(address: string): string | undefined {
  const [, path] = /^(?:https?:\/\/(?:next\.)?mui\.com)?(\/x\/[^#?]*)/.exec(address) ?? [];
  const page = path === undefined ? undefined : findPage(siteTree, path);
  return page && `${normalPath(page.pathname)}/`;
}
