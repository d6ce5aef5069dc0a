import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { CODE, copyAttributes, COPYABLE, deed, FOLD } from './codeElement.ts';
import type { FenceOptions } from './fenceOptions.node.ts';
import { escapeHtml, highlight, type CodeLine } from './highlight.node.ts';
import { attributes } from './html.node.ts';

const FOLD_AFTER = 32;

/** A code block of a document: title, code, copy button. Long code is folded where scripts run. */
export async function renderCodeBlock(
  code: string,
  language: string,
  { title, marked }: FenceOptions,
): Promise<string> {
  const lines = await highlight(code, language, marked);
  const fold = lines.length > FOLD_AFTER;
  return [
    `<div class="${fold ? `${CODE} ${FOLD}` : CODE}">`,
    title ? `<div class="code-title">${escapeHtml(title)}</div>` : '',
    renderCopyable(lines, title ?? buildText('build.code', { language })),
    fold
      ? `<button type="button" class="unfold" ${attributes(deed('unfold'))}>${escapeHtml(buildText('showAllLines', { count: lines.length }))}</button>`
      : '',
    '</div>',
  ].join('');
}

/** Lines of code with a copy button. */
export function renderCode(lines: readonly CodeLine[], label: string): string {
  return `<div class="${CODE}">${renderCopyable(lines, label)}</div>`;
}

/** Lines that stand for themselves, each with a copy button in its line; `nameOf` gives the button's name by the line's number. */
export function renderCodeLines(
  lines: readonly CodeLine[],
  texts: readonly string[],
  nameOf: (number: number) => string,
): string {
  const items = lines.map(({ html }, index) => {
    const button = `<button type="button" class="copy-inline needs-script" ${attributes(copyAttributes(texts[index] ?? ''))} aria-label="${escapeHtml(nameOf(index + 1))}">${escapeHtml(buildText('copy'))}</button>`;
    return `<li class="${COPYABLE}"><pre><code>${html}</code></pre>${button}</li>`;
  });
  return `<ul class="${CODE} lines">${items.join('')}</ul>`;
}

function renderCopyable(lines: readonly CodeLine[], label: string): string {
  return `${renderPre(lines, label)}<button type="button" class="copy" ${attributes(copyAttributes())}>${escapeHtml(buildText('copy'))}</button>`;
}

/** `<pre>` with one element for each line that is marked or changed. Scrolls inside itself, so it takes focus. */
export function renderPre(
  lines: readonly CodeLine[],
  label: string,
  role: 'group' | 'tabpanel' = 'group',
): string {
  return `<pre tabindex="0" role="${role}" aria-label="${escapeHtml(label)}"><code>${lines.map(renderLine).join('')}</code></pre>`;
}

function renderLine({ html, marked, change }: CodeLine): string {
  if (change) {
    return `<span class="${change}">${html}\n</span>`;
  }
  return marked ? `<mark>${html}\n</mark>` : `${html}\n`;
}
