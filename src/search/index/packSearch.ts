import { BASE } from '#data/site/base.ts';
import type { ProductId } from '#data/types.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import {
  GENERAL,
  type DetailsFile,
  type HeadingsFile,
  type NamesFile,
  type PackedDetail,
  type PackedMember,
  type SearchFiles,
  type TextFile,
  type TextPart,
} from './packedFiles.ts';
import {
  memberKinds,
  type MemberKind,
  type SearchEntries,
  type SearchMember,
  type SearchPage,
} from './searchEntry.ts';

/**
 * Packs all that can be found into the files of the index. Members of one name, kind and product become one entry.
 * @param parts the products, each with a file of its own for the texts of its documents
 * @throws when a member names a page that is not there
 */
export function packSearch(
  { pages, members }: SearchEntries,
  parts: readonly ProductId[],
): SearchFiles {
  const numbers = new Map(pages.map(({ pathname }, index) => [pathname, index]));
  const numberOf = (pathname: string) => {
    const number = numbers.get(pathname);
    if (number === undefined) {
      throw new Error(`Members stand on ${pathname}, which is none of the pages to be found.`);
    }
    return number;
  };
  const joined = joinMembers(members, pages, numberOf);
  return {
    names: packNames(pages, joined),
    headings: packHeadings(pages),
    details: packDetails(pages, joined),
    texts: Object.fromEntries(
      [...parts, GENERAL as TextPart].map((part) => [part, packTexts(pages, part)]),
    ) as SearchFiles['texts'],
  };
}

/** Members of one name, kind and product, with their pages' numbers. */
type Joined = { first: SearchMember; all: readonly SearchMember[]; pages: readonly number[] };

function joinMembers(
  members: readonly SearchMember[],
  pages: readonly SearchPage[],
  numberOf: (pathname: string) => number,
): Map<MemberKind, Joined[]> {
  const groups = groupBy(
    members,
    ({ name, kind, pathname }) => `${kind} ${pages[numberOf(pathname)]?.product} ${name}`,
  );
  const joined = [...groups.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ first, all, pages: all.map(({ pathname }) => numberOf(pathname)) }] : [];
  });
  const byKind = groupBy(joined, ({ first }) => first.kind);
  return new Map(memberKinds.map((kind) => [kind, byKind.get(kind) ?? []]));
}

function packNames(
  pages: readonly SearchPage[],
  joined: ReadonlyMap<MemberKind, readonly Joined[]>,
): NamesFile {
  const groups = [...new Set(pages.map((page) => JSON.stringify(page.groups)))];
  return {
    groups: groups.map((text) => JSON.parse(text) as string[]),
    pages: pages.map((page) => [
      page.title,
      page.pathname.replace(`${BASE}/`, ''),
      groups.indexOf(JSON.stringify(page.groups)),
      page.product,
      page.kind,
      page.plan,
      page.isMain ? 1 : 0,
    ]),
    members: byKind(joined, packMember),
    demos: pages.flatMap(({ demos }, index) =>
      demos.length > 0 ? [[index, ...demos] as const] : [],
    ),
  };
}

function packMember({ first, pages }: Joined): PackedMember {
  const { name, kind, plan, anchor } = first;
  if (anchor !== `${kind}-${name}`) {
    return [name, pages, plan, anchor];
  }
  return plan ? [name, pages, plan] : [name, pages];
}

function packHeadings(pages: readonly SearchPage[]): HeadingsFile {
  return pages.flatMap(({ sections }, index) => {
    const headings = sections.filter(({ depth }) => depth > 1);
    return headings.length > 0
      ? [
          [
            index,
            ...headings.map(({ heading, anchor, depth }) => [heading, anchor, depth] as const),
          ] as const,
        ]
      : [];
  });
}

function packDetails(
  pages: readonly SearchPage[],
  joined: ReadonlyMap<MemberKind, readonly Joined[]>,
): DetailsFile {
  const texts = new Map<string, number>([['', 0]]);
  const textNumber = (text: string | null) => {
    const known = texts.get(text ?? '') ?? texts.size;
    texts.set(text ?? '', known);
    return known;
  };
  const detail = (member: SearchMember): PackedDetail =>
    member.default === null
      ? [textNumber(member.type)]
      : [textNumber(member.type), textNumber(member.default)];
  const members = byKind(joined, ({ all }) => {
    const details = all.map(detail);
    const isSame = details.every((each) => each.join() === details[0]?.join());
    return isSame ? details.slice(0, 1) : details;
  });
  return {
    texts: [...texts.keys()],
    members,
    imports: pages.flatMap(({ importLine }, index) =>
      importLine === undefined ? [] : [[index, importLine] as const],
    ),
  };
}

function packTexts(pages: readonly SearchPage[], part: TextPart): TextFile {
  return pages.flatMap(({ product, sections }, index) =>
    (product ?? GENERAL) === part && sections.length > 0
      ? [[index, ...sections.map(({ text }) => text)] as const]
      : [],
  );
}

function byKind<T>(
  joined: ReadonlyMap<MemberKind, readonly Joined[]>,
  pack: (each: Joined) => T,
): Record<MemberKind, T[]> {
  return Object.fromEntries(
    [...joined].map(([kind, list]) => [kind, list.map(pack)]),
  ) as unknown as Record<MemberKind, T[]>;
}
