import type { ApiHints } from './apiHints.ts';
import { count, type Counted } from '#src/reference/render/apiProse.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { apiText } from '#src/reference/render/apiText.node.ts';

/** The short words for every row of a page: its type, and what it is by default. */
export function hintsOf({ kind, members, slots, classes }: ApiRecord): ApiHints {
  const counts: [number, Counted][] = [
    [members.length, kind === 'interface' ? 'property' : 'prop'],
    [slots.length, 'slot'],
    [classes.length, 'class'],
  ];
  const parts = counts
    .filter(([number]) => number > 0)
    .map(([number, what]) => count(number, what));
  return {
    '': [apiText(`kinds.${kind}`), ...parts].join(apiText('comma')),
    ...Object.fromEntries([
      ...members.map(
        (member) => [member.anchor, withDefault(member.type, member.default)] as const,
      ),
      ...slots.map((slot) => [slot.anchor, withDefault(slot.type, slot.default)] as const),
      ...classes.map(({ anchor, className }) => [anchor, `.${className}`] as const),
    ]),
  };
}

/** `'start' | 'end' = 'start'` */
function withDefault(type: string, initial: string | null): string {
  return initial === null ? type : `${type} = ${initial}`;
}
