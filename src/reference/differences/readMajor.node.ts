import type { ApiKind, ApiPages, ProductId } from '#data/types.ts';
import { type ApiProgram, loadApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiClass, ApiMember, ApiSlot } from '#src/reference/read/apiRecord.ts';
import {
  exportsNamed,
  type Found,
  homeOf,
  isKind,
  type Listed,
} from '#src/reference/declarations/findExports.node.ts';
import type { ReadPackage } from '#src/reference/declarations/packages.node.ts';
import { isAbove } from '#src/reference/declarations/planRank.ts';
import { readComponent } from '#src/reference/read/readComponent.node.ts';
import { readInterface } from '#src/reference/read/readInterface.node.ts';
import { readProps } from '#src/reference/read/readProps.node.ts';
import type { Major, MajorMember, MemberGroup } from './differencesRecord.ts';

/** Where to read an export that several packages of a product have. */
type Home = (found: readonly Found[], page: Listed) => Found;

/** Translations have moved between paths; which there are is another question. */
const LOCALE = /^[a-z]{2}(?:[A-Z]{2})?$/;

/**
 * Reads what one major of a product has: all exports, and the members of those pages that it exports.
 * @param packages those of the product at that major, the lowest plan first
 */
export function readMajor(
  product: ProductId,
  packages: readonly ReadPackage[],
  pages: ApiPages,
  home: Home = homeOf,
): Major {
  const api = loadApiProgram(pages, [...packages]);
  const names = api.paths
    .flatMap(({ exports }) => [...exports.keys()])
    .filter((name) => !LOCALE.test(name));
  const parts: Record<string, MajorMember[]> = {};
  const declared: Record<string, string[]> = {};
  for (const kind of ['component', 'interface'] as const) {
    for (const page of pages[product][kind]) {
      const part = readPart({ ...page, product, kind }, api, home);
      if (part) {
        parts[page.name] = part.members;
        declared[page.name] = part.declared;
      }
    }
  }
  return {
    version: packages[0]?.version ?? '',
    exports: [...new Set(names)].sort(),
    parts,
    declared,
  };
}

/** Members of what a page describes; undefined where the major does not export it. */
function readPart(page: Listed, api: ApiProgram, home: Home) {
  const { name, product, kind } = page;
  const found = exportsNamed(name, product, api).filter(
    // Lower plans hold a stand-in of DataGridPremium.
    ({ symbol, path }) => isKind(symbol, kind) && !isAbove(page.plan ?? null, path.package.plan),
  );
  if (found.length === 0) {
    return undefined;
  }
  const own = home(found, page);
  const related = (other: string) => exportsNamed(other, product, api)[0]?.symbol;
  const read =
    kind === 'component'
      ? readComponent(own.symbol, name, api, related, withoutFacts)
      : readInterface(own, page, api, withoutFacts);
  if (!read) {
    return undefined;
  }
  const props =
    kind === 'component' ? readProps(api.checker, own.symbol, api.atDefaults)?.props : undefined;
  return {
    members: [
      ...read.members.map((member) => withGroup(MEMBERS[kind], member)),
      ...read.slots.map((slot) => withGroup('slot', slot)),
      ...read.classes.map((each) => withGroup('class', each)),
    ],
    declared: [...(props?.keys() ?? [])],
  };
}

const MEMBERS: Readonly<Record<ApiKind, MemberGroup>> = {
  component: 'prop',
  interface: 'property',
};

/** Plans are not compared, and no member is newer than the major that has it. */
function withoutFacts() {
  return { plan: null, since: null };
}

/** Their members are compared themselves; a slot's type names what Material UI makes of it, which differs with each of its versions. */
const WITHOUT_TYPE = /^(?:slots|slotProps|components|componentsProps|classes|sx)$/;

function withGroup(group: MemberGroup, entry: ApiMember | ApiSlot | ApiClass): MajorMember {
  const hasType = group !== 'slot' && 'type' in entry && !WITHOUT_TYPE.test(entry.name);
  return {
    group,
    name: entry.name,
    type: hasType ? entry.type : '',
    required: 'required' in entry && entry.required,
    default: 'default' in entry ? entry.default : null,
  };
}
