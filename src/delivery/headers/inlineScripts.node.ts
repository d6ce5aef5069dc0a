import { createHash } from 'node:crypto';

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** What a page is made of, as far as a script can begin in it or not. */
const PIECE = new RegExp(
  [
    '<!--[^]*?-->',
    `<(?<name>title|textarea|style)\\b${ATTRIBUTES}>[^]*?</\\k<name>\\s*>`,
    `<script\\b(?<attributes>${ATTRIBUTES})>(?<script>[^]*?)</script\\s*>`,
    `</?[a-z](?<tag>${ATTRIBUTES})>`,
  ].join('|'),
  'gi',
);
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** Worth a closer look: nearly no page has one of these, even in its text. */
const SUSPECT = /\bon[a-z]+\s*=|javascript:/i;
/** Types of a script element that a browser runs; any other holds data. */
const EXECUTABLE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** After this a script does not end where its end tag seems to stand (HTML standard, 13.2.5.20: double escaped). */
const ESCAPE = '<!--';

/**
 * Hashes of the inline scripts that a browser would run, as a Content-Security-Policy names them, each once. To take too much for a
 * script would admit a text that nothing runs; to overlook one stops the page, which the browser tests see. Expressions find them
 * because a tokenizer takes a hundred times as long over all pages; a test holds them against a parser.
 * @throws when a script holds `<!--`, which these expressions cannot read
 */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(PIECE)].flatMap(({ groups = {} }) =>
    groups.script !== undefined && isInline(groups.attributes ?? '') ? [groups.script] : [],
  );
  const escaped = scripts.find((text) => text.includes(ESCAPE));
  if (escaped !== undefined) {
    throw new Error(
      `An inline script holds ${ESCAPE}, so where it ends cannot be told: ${escaped.slice(0, 60)} Write it as \\x3C!-- there.`,
    );
  }
  return [...new Set(scripts.map(hashScript))];
}

/** `alert(1)` -> `sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=` */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** The first tag that would run a text of its own, such as `<a onclick="…">`: no hash admits it. */
export function findHandler(html: string): string | undefined {
  if (!SUSPECT.test(html)) {
    return undefined;
  }
  return [...html.matchAll(PIECE)].find(({ groups = {} }) =>
    [...(groups.tag ?? '').matchAll(ATTRIBUTE)].some(([, name = '', value = '']) =>
      runs(name, value),
    ),
  )?.[0];
}

function runs(name: string, value: string): boolean {
  const isAddress = /^(?:href|src|action|formaction|xlink:href)$/i.test(name);
  return /^on[a-z]+$/i.test(name) || (isAddress && /^["']?\s*javascript:/i.test(value));
}

function isInline(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return !/\ssrc\s*=/i.test(attributes) && EXECUTABLE.test(type);
}
