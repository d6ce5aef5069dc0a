const OPENING = '<([{';
const CLOSING = '>)]}';

/** The members of a union at its outermost level: `'a' | Array<'b' | 'c'>` -> `'a'`, `Array<'b' | 'c'>` */
export function unionParts(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  let quote = '';
  for (const [index, sign] of [...type].entries()) {
    if (quote) {
      quote = sign === quote ? '' : quote;
    } else if (sign === "'" || sign === '"') {
      quote = sign;
    } else if (OPENING.includes(sign)) {
      depth += 1;
    } else if (CLOSING.includes(sign) && !(sign === '>' && type[index - 1] === '=')) {
      depth -= 1;
    }
    if (sign === '|' && depth === 0 && !quote) {
      parts.push(part.trim());
      part = '';
    } else {
      part += sign;
    }
  }
  return [...parts, part.trim()].filter((each) => each !== '');
}
