import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { findPage } from '#src/site/tree/findPage.ts';
import { pageTitle } from '#src/site/tree/pageTitle.ts';
import { normalPath } from '#src/site/path/normalPath.ts';

/**
 * HTML of a declaration's comment: paragraphs, lists, code, links. Its addresses of the official documentation lead to this site
 * where it has the page.
 */
export function renderText(text: string, linkName: (name: string) => string): string {
  return blocksOf(text)
    .map((block) => renderBlock(block, linkName))
    .join('');
}

type Block = { kind: 'code' | 'list' | 'text'; lines: string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isCode = false;
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim().startsWith('```')) {
      isCode = !isCode;
      isNew = true;
      if (isCode) {
        blocks.push({ kind: 'code', lines: [] });
      }
      continue;
    }
    const isItem = /^\s*[-*] /.test(line);
    const last = blocks.at(-1);
    if (isCode) {
      last?.lines.push(line);
    } else if (line.trim() === '') {
      isNew = true;
    } else if (isItem) {
      const list = last?.kind === 'list' ? last : { kind: 'list' as const, lines: [] };
      if (list !== last) {
        blocks.push(list);
      }
      list.lines.push(line.replace(/^\s*[-*] /, ''));
      isNew = false;
    } else if (!isNew && last && last.kind !== 'code') {
      last.lines[last.lines.length - 1] += ` ${line.trim()}`;
    } else {
      blocks.push({ kind: 'text', lines: [line.trim()] });
      isNew = false;
    }
  }
  return blocks;
}

function renderBlock({ kind, lines }: Block, linkName: (name: string) => string): string {
  if (kind === 'code') {
    return `<pre class="eg"><code>${escapeHtml(lines.join('\n'))}</code></pre>`;
  }
  const items = lines.map((line) => renderInline(line, linkName));
  return kind === 'list'
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : `<p>${items.join('<br>')}</p>`;
}

const INLINE =
  /`([^`]+)`|\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}|\[\[([^\]]+)\]\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(https:\/\/[^\s)]+[^\s).,])/g;

/** One line: code, links and bold as HTML, everything else escaped. */
export function renderInline(text: string, linkName: (name: string) => string): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, target, label, name, words, address, bold, bare] = found;
    html += escapeHtml(text.slice(at, found.index));
    at = found.index + whole.length;
    if (code !== undefined) {
      html += `<code>${linkName(code)}</code>`;
    } else if (target !== undefined) {
      html += link(target, label?.trim() || target);
    } else if (name !== undefined) {
      html += `<code>${linkName(name)}</code>`;
    } else if (words !== undefined && address !== undefined) {
      html += link(address, words);
    } else if (bold !== undefined) {
      html += `<b>${escapeHtml(bold)}</b>`;
    } else if (bare !== undefined) {
      html += link(bare, bare.replace('https://', ''));
    }
  }
  return html + escapeHtml(text.slice(at));
}

function link(address: string, label: string): string {
  const text = escapeHtml(label.replaceAll('`', ''));
  if (!/^https?:/.test(address) && !address.startsWith('/x/')) {
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
