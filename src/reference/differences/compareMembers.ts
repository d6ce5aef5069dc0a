import {
  type ChangedMember,
  type LoneMember,
  type MajorMember,
  MEMBER_GROUPS,
  type MemberFacts,
  type PartDifferences,
} from './differencesRecord.ts';

/** The members of a component or interface, and the names of all props it declares. */
type Side = { members: readonly MajorMember[]; declared: readonly string[] };

/** What differs between the members of one component or interface in two majors. */
export function compareMembers(older: Side, newer: Side): Omit<PartDifferences, 'name'> {
  const before = byKey(older.members);
  return {
    removed: lone(older, newer),
    changed: newer.members
      .flatMap((member) => changeOf(before.get(keyOf(member)), member))
      .sort(inOrder),
    added: lone(newer, older),
  };
}

function byKey(members: readonly MajorMember[]): ReadonlyMap<string, MajorMember> {
  return new Map(members.map((member) => [keyOf(member), member]));
}

function keyOf({ group, name }: LoneMember): string {
  return `${group} ${name}`;
}

/** Members of one side; a prop that the other side only passes on is no difference. */
function lone({ members }: Side, other: Side): LoneMember[] {
  const known = byKey(other.members);
  const declared = new Set(other.declared);
  return members
    .filter((member) => !known.has(keyOf(member)))
    .filter(({ group, name }) => group !== 'prop' || !declared.has(name))
    .map(({ group, name }) => ({ group, name }))
    .sort(inOrder);
}

function inOrder(one: LoneMember, other: LoneMember): number {
  return (
    MEMBER_GROUPS.indexOf(one.group) - MEMBER_GROUPS.indexOf(other.group) ||
    one.name.localeCompare(other.name, 'en')
  );
}

function changeOf(older: MajorMember | undefined, newer: MajorMember): ChangedMember[] {
  if (!older) {
    return [];
  }
  const { group, name } = newer;
  const before: MemberFacts = {};
  const after: MemberFacts = {};
  if (!isSameType(older.type, newer.type)) {
    before.type = older.type;
    after.type = newer.type;
  }
  if (older.required !== newer.required) {
    before.required = older.required;
    after.required = newer.required;
  }
  // A default that only one of them tells may have been there all along.
  const [was, is] = [plainDefault(older.default), plainDefault(newer.default)];
  if (was !== '' && is !== '' && !isSameType(was, is)) {
    before.default = was;
    after.default = is;
  }
  return Object.keys(after).length > 0 ? [{ group, name, before, after }] : [];
}

/** A default that is a sentence, which may be told in other words. */
const PROSE = /\b(?:for|if|when|otherwise|depends|matches|from)\b/i;

/** `` `[]` `` -> `[]`, on one line; empty where no value is told */
function plainDefault(text: string | null): string {
  const plain = (text ?? '').replaceAll('`', '').replaceAll('"', "'").replace(/\s+/g, ' ').trim();
  return plain === 'undefined' || PROSE.test(plain) ? '' : plain;
}

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
  return /[<({[]/.test(text)
    ? text.replace(/'[^']*'(?: \| '[^']*')+/g, partsInOrder)
    : partsInOrder(text);
}

/** `'start' | 'end'` -> `'end' | 'start'` */
function partsInOrder(union: string): string {
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
