/** A rule of a `_headers` file: an address, which may end with `*`, and what is said with each answer there. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The text of a `_headers` file. */
export function printHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Reads the text of a `_headers` file: an address at the start of a line, below it indented lines `Name: value`; `#` begins a remark.
 * @throws with the number of a line that is none of these
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  text.split('\n').forEach((line, index) => {
    if (/^\s*(#|$)/.test(line)) {
      return;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\/[^\s*]*\*?\s*$/.test(line)) {
      rules.push({ path: line.trim(), headers: {} });
    } else if (rule && name !== undefined && value !== undefined) {
      rule.headers[name] = value;
    } else {
      throw new Error(
        `Line ${index + 1} of _headers is "${line}". Write an address, or indented below it: Name: value`,
      );
    }
  });
  return rules;
}

/** The headers of an answer: those of every rule that fits the path. What several say of one header is joined, as hosts do. */
export function findHeaders(
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules.filter((each) => fits(each.path, path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
