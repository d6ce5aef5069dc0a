import type { Plan, ProductId } from '#data/types.ts';
import type { HeadingsFile, NamesFile } from './packedFiles.ts';
import type { EntryKind, MemberKind } from './searchEntry.ts';

/** Something that can be found. */
export type Entry = {
  kind: EntryKind;
  name: string;
  /** Name without spaces and marks, in lower case. */
  key: string;
  product: ProductId | null;
  /** Numbers of the pages that have it, the most important first. */
  pages: readonly number[];
  anchor: string;
  plan: Plan | null;
  isPending: boolean;
  /** Headings above it on its page. */
  above: readonly string[];
  /** Number of its details among those of its kind. */
  detail?: number;
};

/** Everything that has a name: pages, members, demos. The numbers of pages are those of the file. */
export function unpackNames({ pages, members, demos }: NamesFile): Entry[] {
  const facts = pages.map(([name, , , product, kind, plan, isPending], index): Entry => ({
    ...{ kind, name, key: keyOf(name), product, pages: [index], anchor: '', plan },
    ...{ isPending: isPending === 1, above: [] },
  }));
  const rows = Object.entries(members).flatMap(([kind, list]) =>
    list.map(([name, on, plan, anchor], detail): Entry => {
      const page = facts[on[0] ?? 0];
      return {
        ...{ kind: kind as MemberKind, name, key: keyOf(name), pages: on, detail },
        product: page?.product ?? null,
        anchor: anchor ?? `${kind}-${name}`,
        plan: plan ?? page?.plan ?? null,
        isPending: false,
        above: [],
      };
    }),
  );
  const shown = demos.flatMap(([page, ...names]) =>
    names.map((name): Entry => ({
      ...{ kind: 'demo' as const, name: spaced(name), key: keyOf(name), pages: [page] },
      product: facts[page]?.product ?? null,
      ...{ anchor: name, plan: facts[page]?.plan ?? null, isPending: false, above: [] },
    })),
  );
  return [...facts, ...rows, ...shown];
}

/** The sections of documents. */
export function unpackHeadings(file: HeadingsFile, { pages }: NamesFile): Entry[] {
  return file.flatMap(([page, ...headings]) => {
    const [, , , product = null, , plan = null] = pages[page] ?? [];
    const above: string[] = [];
    return headings.map(([name, anchor, depth]): Entry => {
      above.length = Math.min(above.length, depth - 2);
      const entry: Entry = {
        ...{ kind: 'section' as const, name, key: keyOf(name), product, pages: [page], anchor },
        ...{ plan, isPending: false, above: [...above] },
      };
      above[depth - 2] = name;
      return entry;
    });
  });
}

/** `Row height` -> `rowheight` */
export function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** `BasicBars` -> `Basic bars` */
function spaced(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`);
}
