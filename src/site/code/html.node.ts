import { site } from '#data/site/site.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { fill, type KeyBelow, type TextKey } from '#src/site/texts/translate.ts';

/** HTML that may stand in a page as it is. Only `html` and `raw` make it, so what is escaped and what is not is a matter of types. */
export type Html = { readonly html: string; toString: () => string };

/** What a template can hold: a text is escaped, HTML stays, a list is written without gaps. */
export type Part = Html | string | number | readonly Part[];

/** HTML with its values escaped: `` html`<p>${'a < b'}</p>` `` -> `<p>a &lt; b</p>` */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return raw(
    strings.reduce((text, string, index) => text + print(parts[index - 1] ?? '') + string),
  );
}

/** Finished HTML, such as highlighted code, as a part of a template. */
export function raw(text: string): Html {
  return { html: text, toString: () => text };
}

/** Parts with something between each two: `a, b, c` */
export function joined(parts: readonly Part[], between: Part = ', '): Html {
  return html`${parts.flatMap((part, index) => (index > 0 ? [between, part] : [part]))}`;
}

/** Parts as the language lists them: `a, b, and c`, or `a, b, or c` where one of them is meant. */
export function listed(parts: readonly Part[], type: Intl.ListFormatType = 'conjunction'): Html {
  const format = new Intl.ListFormat(site.language, { type });
  const pieces = format.formatToParts(parts.map((_, index) => String(index)));
  return html`${pieces.map(({ type: kind, value }) => (kind === 'element' ? (parts[Number(value)] ?? '') : value))}`;
}

/** Makes the function that gives the texts of a group of the dictionary as HTML, with `{name}` replaced by values. */
export function htmlTexts<Group extends string>(group: Group) {
  return (key: KeyBelow<Group>, values: Readonly<Record<string, Part>> = {}): Html => {
    const printed = Object.entries(values).map(([name, value]) => [name, print(value)] as const);
    return raw(
      fill(escapeHtml(buildText(`${group}.${key}` as TextKey)), Object.fromEntries(printed)),
    );
  };
}

/** Attributes of a tag: `a="b" c="d"` */
export function attributes(values: Readonly<Record<string, string>>): Html {
  return joined(
    Object.entries(values).map(([name, value]) => html`${raw(name)}="${value}"`),
    ' ',
  );
}

/** Code in a line. */
export function code(text: string): Html {
  return html`<code>${text}</code>`;
}

/** The heading of a section, which is a link to itself. */
export function heading(id: string, title: Part): Html {
  return html`<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;
}

/** A few words in a frame: a plan, a state. */
export function chip(name: string, words: Part): Html {
  return html`<span class="chip ${name}">${words}</span>`;
}

export function list(items: readonly Part[]): Html {
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** A table that scrolls inside itself. */
export function table(
  label: Part,
  head: readonly Part[],
  rows: readonly (readonly Part[])[],
): Html {
  const cells = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="table" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr></thead><tbody>${cells}</tbody></table></div>`;
}

/** `a < b` -> `a &lt; b` */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function print(part: Part): string {
  if (typeof part === 'object') {
    return 'html' in part ? part.html : part.map(print).join('');
  }
  return typeof part === 'number' ? String(part) : escapeHtml(part);
}
