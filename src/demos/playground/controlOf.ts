import type { Control, ControlKind, Literal } from './control.ts';
import type { Wish } from './playgroundRequest.ts';

/** What the generated reference says of a prop. */
type PropFacts = { type: string; expanded: string | null; default: string | null };

const KINDS = 'boolean, literals, number, string and lists of literals';
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")$/;
const LIST = /^(?:readonly )?(?:\((.+)\)|(\S+))\[\]$/;

/**
 * Decides by which control a prop is set: its type says.
 * @throws when no control fits the type, or what the document says of its values does not
 */
export function controlOf(wish: Wish, facts: PropFacts): Control {
  const { prop, colour } = wish;
  const start = wish.start ?? colour ?? readLiteral(facts.default ?? '') ?? null;
  const kind =
    kindOf(wish, unionParts(facts.type), start) ??
    kindOf(wish, unionParts(facts.expanded ?? ''), start);
  if (!kind) {
    throw new Error(
      `There is no control for the prop ${prop}, whose type is ${facts.type}. Controls exist for ${KINDS}${LIST.test(facts.type) ? `; name the members of this list, as in ${prop}=one|other` : ''}.`,
    );
  }
  refuseStrayWish(wish, kind);
  if (kind.kind === 'colour' && !fits(kind, start)) {
    throw new Error(
      `Nobody can see which colour the prop ${prop} starts with. Name it, as in ${prop}=#1976d2.`,
    );
  }
  return { prop, start: fits(kind, start) ? start : null, ...kind };
}

function kindOf(wish: Wish, parts: readonly string[], start: Literal | null) {
  const [first = ''] = parts;
  const list = LIST.exec(first);
  if (list && parts.length === 1) {
    return severalOf(wish, unionParts(list[1] ?? list[2] ?? ''));
  }
  const literals = parts.filter((part) => LITERAL.test(part));
  if (parts.includes('boolean') && literals.length === 0) {
    return booleanKind(start);
  }
  if (literals.length > 0) {
    const all = [...literals, ...(parts.includes('boolean') ? ['true', 'false'] : [])];
    return { kind: 'choice', choices: narrowed(wish, all) } satisfies ControlKind;
  }
  if (parts.includes('number')) {
    const { min = null, max = null, step = null } = wish.range ?? {};
    return { kind: 'number', min, max, step } satisfies ControlKind;
  }
  if (parts.includes('string') || parts.includes('ReactNode')) {
    const isColour = wish.colour !== null || /(?:color|colour)$/i.test(wish.prop);
    return { kind: isColour ? 'colour' : 'text' } satisfies ControlKind;
  }
  return undefined;
}

/** Where the component decides, a switch with two places would hide the third. */
function booleanKind(start: Literal | null): ControlKind {
  return typeof start === 'boolean'
    ? { kind: 'switch' }
    : { kind: 'choice', choices: [true, false] };
}

/** The members of a list whose type is only a name are those that the document writes; the compiler checks its demo. */
function severalOf(wish: Wish, parts: readonly string[]): ControlKind | undefined {
  if (parts.every((part) => LITERAL.test(part))) {
    return { kind: 'several', choices: narrowed(wish, parts) };
  }
  return wish.choices ? { kind: 'several', choices: wish.choices } : undefined;
}

/** All values of a union, or those of them that the document wants. */
function narrowed({ prop, choices }: Wish, literals: readonly string[]): Literal[] {
  const known = literals.map((text) => readLiteral(text) ?? text);
  if (!choices) {
    return known;
  }
  return choices.map((text) => {
    const value = known.find((each) => String(each) === text);
    if (value === undefined) {
      throw new Error(
        `The prop ${prop} cannot be "${text}". Its type knows ${known.map(String).join(', ')}.`,
      );
    }
    return value;
  });
}

function refuseStrayWish(
  { prop, range, choices, colour, start }: Wish,
  { kind }: ControlKind,
): void {
  const stray = [
    [range && kind !== 'number', 'a range, which only numbers have'],
    [choices && kind !== 'choice' && kind !== 'several', 'choices, which only literals have'],
    [start !== null && kind !== 'switch', 'a start, which only booleans have'],
    [colour && kind !== 'colour', 'a colour, which only strings can be'],
  ].find(([isStray]) => isStray);
  if (stray) {
    throw new Error(`The prop ${prop} is given ${String(stray[1])}. Take it out.`);
  }
}

function fits(kind: ControlKind, start: Literal | null): boolean {
  switch (kind.kind) {
    case 'switch':
      return typeof start === 'boolean';
    case 'choice':
      return start !== null && kind.choices.includes(start);
    case 'number':
      return typeof start === 'number';
    case 'text':
      return typeof start === 'string';
    case 'colour':
      return typeof start === 'string' && /^#[\da-f]{6}$/.test(start);
    case 'several':
      return false;
  }
}

/** `'row'` -> row, `12` -> 12, `true` -> true; undefined: no literal */
function readLiteral(text: string): Literal | undefined {
  if (!LITERAL.test(text)) {
    return undefined;
  }
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return /^['"]/.test(text) ? text.slice(1, -1) : Number(text);
}

const OPENING = '<([{';
const CLOSING = '>)]}';

/** The members of a union at its outermost level: `'a' | Array<'b' | 'c'>` -> `'a'`, `Array<'b' | 'c'>` */
function unionParts(type: string): string[] {
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
