/** A piece of code and the class that colours it, one of `code.css`; no class: plain. */
export type CodeToken = readonly [text: string, name: 's' | 'k' | 'n' | 'a' | 'p' | undefined];

const TOKEN =
  /("[^"]*"|'(?:\\.|[^'\\])*')|\b(true|false)\b|(-?\b\d+(?:\.\d+)?\b)|((?<=^\s*)[A-Za-z]\w*(?==|$))|(=)/g;
const NAMES = ['s', 'k', 'n', 'a', 'p'] as const;

/** A line that `printProps` wrote in pieces, coloured like the code that the build highlights. */
export function codeTokens(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [text, ...groups] = match;
    if (match.index > end) {
      tokens.push([line.slice(end, match.index), undefined]);
    }
    tokens.push([text, NAMES[groups.findIndex((group) => group !== undefined)]]);
    end = match.index + text.length;
  }
  return end < line.length ? [...tokens, [line.slice(end), undefined]] : tokens;
}
