import { apiPages } from '#data/tree/apiPages.ts';
import { otherNames } from '#data/writing/otherNames.ts';
import type { ProductId } from '#data/types.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import { readNameRecords, readRecord } from '#src/reference/read/apiCache.node.ts';
import { editDistance } from '#src/site/words/editDistance.ts';
import { nearNames } from '#src/site/words/nearNames.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** What a code span means: the address of a row or page, a name that exists without one, a mistake, or something else. */
export type Identifier =
  | { kind: 'row'; href: string }
  | { kind: 'known' }
  | { kind: 'mistake'; near: string[] }
  | { kind: 'other' };

/** An export, a tag of it, or a list of it: `GridColDef`, `<DataGrid />`, `GridColDef[]`. */
const EXPORT = /^(?:<([A-Z]\w*)(?: ?\/)?>|([A-Z]\w*)(?:\[\])?)$/;
const MEMBER = /^([A-Z]\w*)\.([a-z]\w*)$/;
const PART = /^([A-Z]\w*)\.(slots|slotProps|classes)\.(\w+)$/;
/** One letter more or less makes a mistake of a name of the packages; of a short one it may make another word. */
const NEAR = 2;
const LEAST_LETTERS = 8;

/**
 * Finds what a code span means to a reader of a product's documents. The rules, first to last:
 *
 * 1. `Name`, `<Name />` and `Name[]` mean the page of that export; `NameProps` means its props.
 * 2. `Name.member` means the row of that prop or property; else the slot, else the CSS class of that name.
 *    `Name.slots.member` (also `slotProps`) means the slot, `Name.classes.member` the class.
 * 3. If several products have the name, the reader's own product is meant; elsewhere none is, and there is no link.
 * 4. What a package exports without a page, what an export has without a row (it passes it on), and what Material UI,
 *    React, the browser or the document's own code call so exists, and gets no link.
 * 5. Anything else is a mistake if it begins with a page's name and a dot, if its first word begins a name that the packages
 *    export and it has two words or more, or if it is two letters or fewer away from an export of eight letters or more;
 *    unless `data/writing/otherNames.ts` says why it may be said.
 * 6. What is not written in this way (`rows`, `apiRef.current`, `Ctrl`, `npm install`, `GRID_ROOT`), and what begins with `Mui`
 *    as a theme does, is no identifier.
 */
export function readIdentifier(
  text: string,
  product: ProductId | null,
  ownNames: ReadonlySet<string> = new Set(),
): Identifier {
  if (Object.hasOwn(otherNames, text)) {
    return { kind: 'known' };
  }
  const [, inTag, bare] = EXPORT.exec(text) ?? [];
  const lone = inTag ?? bare;
  if (lone !== undefined) {
    const page = pageOf(lone, product);
    const ofProps = pageOf(/^(\w+)Props$/.exec(lone)?.[1] ?? '', product);
    const props = ofProps?.isComponent ? `${ofProps.address}/#props` : undefined;
    const address = page ? `${page.address}/` : props;
    return address ? { kind: 'row', href: address } : identifyAlone(lone, ownNames);
  }
  const [, name = '', group, member = ''] = PART.exec(text) ?? withoutGroup(MEMBER.exec(text));
  if (name === '') {
    return { kind: 'other' };
  }
  const page = pageOf(name, product);
  return page ? readMemberOf(page, member, group) : identifyAlone(name, ownNames);
}

type PageOf = { product: ProductId; name: string; address: string; isComponent: boolean };

function withoutGroup(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[1], undefined, found[2]] : [];
}

function readMemberOf(page: PageOf, member: string, group: string | undefined): Identifier {
  const rows = rowsOf(page);
  const prefixes = GROUPS[group ?? ''] ?? [];
  const anchor = prefixes.map((prefix) => `${prefix}-${member}`).find((each) => rows.has(each));
  if (anchor) {
    return { kind: 'row', href: `${page.address}/#${anchor}` };
  }
  const all = names().members.get(`${page.product}:${page.name}`) ?? [];
  return all.includes(member)
    ? { kind: 'known' }
    : { kind: 'mistake', near: nearNames(member, all).map((each) => `${page.name}.${each}`) };
}

/** Beginnings of the anchors that a member may have, behind what it is written after. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  '': ['prop', 'property', 'slot', 'class'],
  slots: ['slot'],
  slotProps: ['slot'],
  classes: ['class'],
};

function identifyAlone(name: string, ownNames: ReadonlySet<string>): Identifier {
  const { exported, elsewhere, beginnings } = names();
  if (exported.has(name) || elsewhere.has(name) || ownNames.has(name)) {
    return { kind: 'known' };
  }
  const [first = '', ...words] = wordsOf(name);
  if (first === 'Mui' || !/[a-z]/.test(name)) {
    return { kind: 'other' };
  }
  const isOurs = words.length > 0 && beginnings.has(first);
  const identified: Identifier =
    strangers.get(name) ??
    (isOurs || isNear(name, exported)
      ? { kind: 'mistake', near: nearNames(name, exported) }
      : { kind: 'other' });
  strangers.set(name, identified);
  return identified;
}

/** What was found about names that nothing exports: comparing one with all takes a while. */
const strangers = new Map<string, Identifier>();

function isNear(name: string, exported: ReadonlySet<string>): boolean {
  return (
    name.length >= LEAST_LETTERS &&
    [...exported].some(
      (each) => Math.abs(each.length - name.length) <= NEAR && editDistance(each, name) <= NEAR,
    )
  );
}

function pageOf(name: string, product: ProductId | null): PageOf | undefined {
  const found = pages.filter((page) => page.name === name);
  return (
    found.find((page) => page.product === product) ?? (found.length === 1 ? found[0] : undefined)
  );
}

const pages: readonly PageOf[] = (Object.keys(apiPages) as ProductId[]).flatMap((product) =>
  (['component', 'interface'] as const).flatMap((kind) =>
    apiPages[product][kind].map(({ name }) => ({
      product,
      name,
      address: apiPathname(product, name),
      isComponent: kind === 'component',
    })),
  ),
);

const rowsOf = memoize(({ product, name }: PageOf): ReadonlySet<string> => {
  const { members, slots, classes } = readRecord(product, name);
  return new Set([...members, ...slots, ...classes].map(({ anchor }) => anchor));
});

type Names = {
  exported: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  /** First words of names that the packages export: `Grid`, `Picker`. */
  beginnings: ReadonlySet<string>;
  members: ReadonlyMap<string, readonly string[]>;
};

let knownNames: Names | undefined;

function names(): Names {
  if (!knownNames) {
    const { exports, elsewhere, members } = readNameRecords();
    const exported = exports
      .map((name) => name.replace(/^Unstable_/, ''))
      .filter((name) => /^[A-Z]/.test(name));
    knownNames = {
      exported: new Set(exported),
      elsewhere: new Set(elsewhere),
      beginnings: new Set(exported.map((name) => wordsOf(name)[0] ?? '')),
      members: new Map(Object.entries(members)),
    };
  }
  return knownNames;
}

/** `GridColDef` -> `Grid`, `Col`, `Def` */
function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/g) ?? [];
}
