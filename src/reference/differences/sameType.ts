/** Spellings that mean the same to whoever uses them, first to last: most are generic parameters that came or went. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\breadonly /g, ''],
  [/\bReadonly<(\w+)>/g, '$1'],
  [/ \| undefined\b/g, ''],
  // The pickers' dates: a parameter until version 7, a type of its own since.
  [/\bDateRange<(?:TDate|PickerValidDate)>/g, 'PickerRangeValue'],
  [/\b(?:TDate|PickerValidDate) \| null\b/g, 'PickerValue'],
  [/<TDate>/g, ''],
  [/<TDate, /g, '<'],
  [/, \{\}>/g, '>'],
  [/\bTDate\b/g, 'PickerValidDate'],
  [/\bTdata\b/g, 'TData'],
  [/\bAxisConfig<keyof AxisScaleConfig, any, Charts[XY]AxisProps>/g, 'AxisConfig'],
  [/\bDatasetElementType<[^<>]*>\[\]/g, 'DatasetType'],
];

/** How a function too long for a line is told: `(value, row) => string`. */
const NAMES_ONLY = /^\([\w, ]+\) => /;

/**
 * Whether two types say the same to somebody who uses them: not so a list that may now be read-only, the order of a union or how much
 * of a long type is written out.
 */
export function isSameType(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  return (
    first === second ||
    (/…/.test(first + second) && outline(first) === outline(second)) ||
    ([first, second].some((type) => NAMES_ONLY.test(type)) &&
      namesOnly(first) === namesOnly(second))
  );
}

function plain(type: string): string {
  const text = SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), type).trim();
  return /[<({[]/.test(text) ? text.replace(/'[^']*'(?: \| '[^']*')+/g, inOrder) : inOrder(text);
}

/** `'start' | 'end'` -> `'end' | 'start'` */
function inOrder(union: string): string {
  return union.split(' | ').sort().join(' | ');
}

/** `A<B<C>>[]` -> `A[]` */
function outline(type: string): string {
  let text = type.replace(/=>/g, '→');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/<[^<>]*>/g, '');
  }
  return text;
}

/** `(a: string) => void` -> `(a) => void` */
function namesOnly(type: string): string {
  const [, list, returns] = /^\(([^()]*)\) => (.*)$/.exec(type) ?? [];
  return list === undefined
    ? type
    : `(${list.replace(/(\w+)\??: [^,]*/g, '$1')}) => ${returns ?? ''}`;
}
