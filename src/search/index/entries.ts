import type { Plan, ProductId } from '#data/types.ts';
import { demoTitle } from '#src/site/path/names.ts';
import type { HeadingsFile, NamesFile } from './packedFiles.ts';
import { guideOf } from './guide.ts';
import type { EntryKind, MemberKind } from './searchEntry.ts';

/** Something that can be found. */
export type Entry = {
  kind: EntryKind;
  name: string;
  /** Name without spaces and marks, in lower case. */
  key: string;
  product: ProductId | null;
  /** The product that it is looked for with: a guide that leads from one version to another belongs to none. */
  about: ProductId | null;
  /** Numbers of the pages that have it, the most important first. */
  pages: readonly number[];
  anchor: string;
  plan: Plan | null;
  /** Whether it belongs to an export that people mean when they name none. */
  isMain: boolean;
  /** Headings above it on its page. */
  above: readonly string[];
  /** What it stands in: found with it, but worth less than its name. */
  place: string;
  /** Number of its details among those of its kind. */
  detail?: number;
};

/** Titles that say nothing without the group they stand in. */
const BARE_TITLE = /^(?:Overview|Index|Demos?|Usage)$/;

/** Everything that has a name: pages, members, demos. The numbers of pages are those of the file. */
export function unpackNames({ groups, pages, members, demos }: NamesFile): Entry[] {
  const facts = pages.map(([name, path, group, product, kind, plan, isMain], index): Entry => {
    const above = groups[group] ?? [];
    const isOverview = /^Overview$/.test(name);
    return {
      ...{ kind, name, key: keyOf(isOverview ? (above.at(-1) ?? name) : name), product },
      about: product ?? guideOf(path)?.product ?? null,
      ...{ pages: [index], anchor: '', plan, above: [] },
      isMain: isMain === 1,
      place: kind === 'page' ? `${above.join(' ')} ${lastOf(path)}` : '',
    };
  });
  const rows = Object.entries(members).flatMap(([kind, list]) =>
    list.map(([name, on, plan, anchor], detail): Entry => {
      const page = facts[on[0] ?? 0];
      return {
        ...{ kind: kind as MemberKind, name, key: keyOf(name), pages: on, detail },
        product: page?.product ?? null,
        about: page?.product ?? null,
        anchor: anchor ?? `${kind}-${name}`,
        plan: plan ?? page?.plan ?? null,
        isMain: page?.isMain ?? false,
        above: [],
        place: '',
      };
    }),
  );
  const shown = demos.flatMap(([page, ...names]) =>
    names.map((name): Entry => ({
      ...{ kind: 'demo' as const, name: demoTitle(name), key: keyOf(name), pages: [page] },
      product: facts[page]?.product ?? null,
      about: facts[page]?.about ?? null,
      ...{ anchor: name, plan: facts[page]?.plan ?? null, above: [] },
      isMain: false,
      place: '',
    })),
  );
  return [...facts, ...rows, ...shown];
}

/** Headings that so many pages have tell nothing of any: `Next steps`. */
const COMMON = 8;

/** The sections of documents. */
export function unpackHeadings(file: HeadingsFile, { groups, pages }: NamesFile): Entry[] {
  const counts = new Map<string, number>();
  for (const [name] of file.flatMap(([, ...headings]) => headings)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return file.flatMap(([page, ...headings]) => {
    const [title = '', path = '', group = 0, product = null, , plan = null] = pages[page] ?? [];
    const about = product ?? guideOf(path)?.product ?? null;
    const place = BARE_TITLE.test(title) ? (groups[group]?.at(-1) ?? '') : title;
    const above: string[] = [];
    return headings.map(([name, anchor, depth]): Entry => {
      above.length = Math.min(above.length, depth - 2);
      const entry: Entry = {
        ...{ kind: 'section' as const, name, product, about, pages: [page], anchor },
        key: (counts.get(name) ?? 0) < COMMON ? keyOf(name) : '',
        ...{ plan, isMain: false, above: [...above] },
        place: `${place} ${anchor}`,
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

/** `react-charts/bar-demo` -> `bar-demo` */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
