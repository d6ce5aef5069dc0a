import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { CODE, copyAttributes, COPYABLE, deed, FOLD } from './codeElement.ts';
import type { FenceOptions } from './fenceOptions.node.ts';
import { highlight, type CodeLine } from './highlight.node.ts';
import { attributes, html, type Html } from './html.node.ts';

const FOLD_AFTER = 32;

/** A code block of a document: title, code, copy button. Long code is folded where scripts run. */
export async function renderCodeBlock(
  code: string,
  language: string,
  { title, marked }: FenceOptions,
): Promise<Html> {
  const lines = await highlight(code, language, marked);
  const fold = lines.length > FOLD_AFTER;
  return html`<div class="${fold ? `${CODE} ${FOLD}` : CODE}">${[
    title ? html`<div class="code-title">${title}</div>` : '',
    renderCopyable(lines, title ?? buildText('build.code', { language })),
    fold
      ? html`<button type="button" class="unfold" ${attributes(deed('unfold'))}>${buildText('showAllLines', { count: lines.length })}</button>`
      : '',
  ]}</div>`;
}

/** Lines of code with a copy button. */
export function renderCode(lines: readonly CodeLine[], label: string): Html {
  return html`<div class="${CODE}">${renderCopyable(lines, label)}</div>`;
}

/** Lines that stand for themselves, each with a copy button in its line; `nameOf` gives the button's name by the line's number. */
export function renderCodeLines(
  lines: readonly CodeLine[],
  texts: readonly string[],
  nameOf: (number: number) => string,
): Html {
  const items = lines.map((line, index) => {
    const copied = attributes(copyAttributes(texts[index] ?? ''));
    const button = html`<button type="button" class="copy-inline needs-script" ${copied} aria-label="${nameOf(index + 1)}">${buildText('copy')}</button>`;
    return html`<li class="${COPYABLE}"><pre><code>${line.html}</code></pre>${button}</li>`;
  });
  return html`<ul class="${CODE} lines">${items}</ul>`;
}

function renderCopyable(lines: readonly CodeLine[], label: string): Html {
  return html`${renderPre(lines, label)}<button type="button" class="copy" ${attributes(copyAttributes())}>${buildText('copy')}</button>`;
}

/** `<pre>` with one element for each line that is marked or changed. Scrolls inside itself, so it takes focus. */
export function renderPre(
  lines: readonly CodeLine[],
  label: string,
  role: 'group' | 'tabpanel' = 'group',
): Html {
  return html`<pre tabindex="0" role="${role}" aria-label="${label}"><code>${lines.map(renderLine)}</code></pre>`;
}

function renderLine({ html: line, marked, change }: CodeLine): Html {
  if (change) {
    return html`<span class="${change}">${line}\n</span>`;
  }
  return marked ? html`<mark>${line}\n</mark>` : html`${line}\n`;
}
