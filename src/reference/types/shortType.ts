/** A type as one line, and written out over lines where the line says too little. */
export type TypeText = { type: string; expanded: string | null };

/** A longer line is shortened, and its whole text folded below it; characters. */
export const LINE = 90;

/** A type that fits a line; a longer one as its declaration spells it or in outline, with its whole text to unfold. */
export function shortened(
  text: string,
  written: string | null,
  expanded: string | null = null,
): TypeText {
  if (text.length <= LINE) {
    return { type: text, expanded: expanded === text ? null : expanded };
  }
  const spelled = written?.replace(/ \| undefined$/, '') ?? null;
  const short = spelled !== null && spelled.length <= LINE ? spelled : summary(text);
  return { type: short, expanded: expanded ?? lines(text) };
}

/** The outline of a type that fills more than a line: arguments of generics left out, repeated parts said once. */
export function summary(text: string): string {
  if (text.startsWith('{')) {
    return 'object';
  }
  for (const depth of [2, 1]) {
    const outline = withoutRepeats(withoutDepth(text, depth));
    if (outline.length <= LINE) {
      return outline;
    }
  }
  return `${text.slice(0, LINE - 20).replace(/\s+\S*$/, '')} …`;
}

/** `A<B<C>>` -> `A<…>` at depth 1 */
function withoutDepth(text: string, depth: number): string {
  let open = 0;
  let outline = '';
  for (const [index, sign] of [...text].entries()) {
    const isArrow = sign === '>' && text[index - 1] === '=';
    open -= sign === '>' && !isArrow ? 1 : 0;
    outline += open < depth ? sign : open === depth && text[index - 1] === '<' ? '…' : '';
    open += sign === '<' ? 1 : 0;
  }
  return outline;
}

/** `readonly (A<…> | A<…>)[]` -> `readonly A<…>[]` */
function withoutRepeats(text: string): string {
  if (!/[()[\]{}]/.test(text)) {
    return [...new Set(text.split(' | '))].join(' | ');
  }
  return text.replace(/\(([^()]*)\)\[\]/g, (_whole, inside: string) => {
    const parts = [...new Set(inside.split(' | '))];
    return parts.length === 1 ? `${parts[0] ?? ''}[]` : `(${parts.join(' | ')})[]`;
  });
}

/** A long union or object on several lines. */
export function lines(text: string): string {
  return text.startsWith('{')
    ? text
        .replace(/^\{ /, '{\n  ')
        .replace(/; (?=\w+\??:)/g, ';\n  ')
        .replace(/;? \}$/, ';\n}')
    : `| ${text.replace(/ \| /g, '\n| ')}`;
}
