import { parse, type Node, type Program } from 'acorn';
import { full } from 'acorn-walk';

/** The name by which guarded code asks whether it may go on. */
export const GUARD = '__checkRun';

/** Guarded code, and what it requires. */
export type GuardedCode = { code: string; requires: readonly string[] };

type Loop = Node & { body: Node };
type Call = Node & {
  callee: Node & { name?: string };
  arguments: readonly (Node & { value?: unknown })[];
};

const LOOPS = [
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
];

/**
 * Makes each loop ask `__checkRun()` at the start of each round, without moving a line.
 * `while (a) b();` -> `while (a) {__checkRun();b();}`
 * @throws SyntaxError with `loc` when the code does not parse
 */
export function guardLoops(code: string): GuardedCode {
  const program: Program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    locations: true,
  });
  const inserts: { at: number; text: string }[] = [];
  const requires = new Set<string>();
  full(program, (node) => {
    if (LOOPS.includes(node.type)) {
      const { body } = node as Loop;
      inserts.push({ at: body.start, text: `{${GUARD}();` }, { at: body.end, text: '}' });
    }
    const specifier = requiredBy(node);
    if (specifier !== undefined) {
      requires.add(specifier);
    }
  });
  return { code: withInserts(code, inserts), requires: [...requires] };
}

/** Of two at one place, that of the inner loop comes first when both end there: loops are met from the inside. */
function withInserts(code: string, inserts: readonly { at: number; text: string }[]): string {
  let rest = code;
  let result = '';
  const fromTheEnd = inserts
    .map((insert, order) => ({ ...insert, order }))
    .sort((one, other) => other.at - one.at || rankOf(one) - rankOf(other));
  for (const { at, text } of fromTheEnd) {
    result = text + rest.slice(at) + result;
    rest = rest.slice(0, at);
  }
  return rest + result;
}

/** What goes in at one place first stands last: an end of a loop stands before a start of the next, an outer start before an inner. */
function rankOf({ text, order }: { text: string; order: number }): number {
  return text === '}' ? 1_000_000 : order;
}

function requiredBy(node: Node): string | undefined {
  if (node.type !== 'CallExpression') {
    return undefined;
  }
  const { callee, arguments: given } = node as Call;
  const specifier = given[0]?.value;
  return callee.name === 'require' && typeof specifier === 'string' ? specifier : undefined;
}
