import {
  type ChangedMember,
  type LoneMember,
  type MajorMember,
  MEMBER_GROUPS,
  type MemberFacts,
  type PartDifferences,
} from './differencesRecord.ts';
import { isSameType } from './sameType.ts';

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
