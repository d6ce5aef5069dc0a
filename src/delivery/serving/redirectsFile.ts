/** A line of a `_redirects` file, ready to be asked. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Whether it is of one address only: the file there, if any, just leads on. */
  isExact: boolean;
}

const PERMANENT = 301;
/** What a placeholder takes. A host lets `:lang` take any segment; ours takes a language prefix only (behaviour 1.1, rule 2). */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  ':lang': '(?<lang>[a-z]{2})',
  '*': '(?<splat>.*)',
};

/**
 * Reads the text of a `_redirects` file: a line each, `from to status`, `#` before a remark.
 * @throws with the number of a line that is none of these
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    const [from, to, status = String(PERMANENT), ...more] = line
      .replace(/#.*/, '')
      .split(/\s+/)
      .filter(Boolean);
    if (from === undefined) {
      return [];
    }
    if (!from.startsWith('/') || to === undefined || !/^30[1278]$/.test(status) || more.length) {
      throw new Error(`Line ${index + 1} of _redirects is "${line}". Write: /from /to 301`);
    }
    return [
      { pattern: patternOf(from), to, status: Number(status), isExact: !/:lang|\*/.test(from) },
    ];
  });
}

/** Where a path leads by the first rule that fits it, and how. `/fr/x/introduction/` -> `/x/introduction/`, 301 */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; status: number } | undefined {
  for (const { pattern, to, status } of rules) {
    const found = pattern.exec(path);
    if (found) {
      return { to: to.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? ''), status };
    }
  }
  return undefined;
}

function patternOf(from: string): RegExp {
  const source = from.replace(
    /:lang|\*|[.+?^${}()|[\]\\]/g,
    (part) => PLACEHOLDERS[part] ?? `\\${part}`,
  );
  return new RegExp(`^${source}$`, 's');
}
