import { createHash } from 'node:crypto';

const ELEMENT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const TAG = /<[a-z][a-z0-9-]*\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** Worth a closer look: nearly no page has one of these, even in its text. */
const SUSPECT = /\bon[a-z]+\s*=|javascript:/i;
/** Types of a script element that a browser runs; any other holds data. */
const EXECUTABLE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Hashes of the inline scripts that a browser would run, as a Content-Security-Policy names them, each once. To take too much for a
 * script would admit a text that nothing runs; to overlook one stops the page, which the browser tests see.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(ELEMENT)].flatMap(([, attributes = '', text = '']) =>
    isInline(attributes) ? [hashScript(text)] : [],
  );
  return [...new Set(hashes)];
}

/** `alert(1)` -> `sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=` */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** The first tag that would run a text of its own, such as `<a onclick="…">`: no hash admits it. */
export function findHandler(html: string): string | undefined {
  const markup = html.replace(ELEMENT, '');
  if (!SUSPECT.test(markup)) {
    return undefined;
  }
  return [...markup.matchAll(TAG)].find(([, attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].some(([, name = '', value = '']) => runs(name, value)),
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
