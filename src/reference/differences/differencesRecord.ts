import type { ProductId } from '#data/types.ts';

/** Where a member stands in the reference; also the beginning of its anchor there. */
export type MemberGroup = 'prop' | 'property' | 'slot' | 'class';

/** The groups in the order in which they are listed. */
export const MEMBER_GROUPS: readonly MemberGroup[] = ['prop', 'property', 'slot', 'class'];

/** What two majors are compared by. */
export type MajorMember = {
  group: MemberGroup;
  name: string;
  /** One line; empty where types are not compared. */
  type: string;
  required: boolean;
  default: string | null;
};

/** What one major has: every exported name, and the members of the components and interfaces that are compared. */
export type Major = {
  version: string;
  exports: readonly string[];
  parts: Readonly<Record<string, readonly MajorMember[]>>;
  /** All props that a component declares, also those it does not show: what it passes on to its root. */
  declared: Readonly<Record<string, readonly string[]>>;
};

/** A member that one of two majors has. */
export type LoneMember = { group: MemberGroup; name: string };

/** What a declaration says of a member, as far as the other one says something else. */
export type MemberFacts = { type?: string; required?: boolean; default?: string };

/** A member that both have and that is not the same. */
export type ChangedMember = LoneMember & { before: MemberFacts; after: MemberFacts };

/** How a component or interface differs. */
export type PartDifferences = {
  name: string;
  removed: readonly LoneMember[];
  changed: readonly ChangedMember[];
  added: readonly LoneMember[];
};

/** The generated list of one Migration page. */
export type Differences = {
  product: ProductId;
  /** Exact versions: `7.29.13`. */
  from: string;
  to: string;
  /** Exported names, without the types and classes that go with a listed component. */
  exports: { removed: readonly string[]; added: readonly string[] };
  parts: readonly PartDifferences[];
};

/** Where the list of a Migration page tells how a member of a part changed: `changed-BarChart-prop-colors`. */
export function changeAnchor(part: string, { group, name }: LoneMember): string {
  return `changed-${part}-${group}-${name}`;
}
