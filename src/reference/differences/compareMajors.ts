import { compareMembers } from './compareMembers.ts';
import type { Differences, LoneMember, Major, PartDifferences } from './differencesRecord.ts';

/** Types and class names that go with a component: `BarProps`, `BarSlots`, `barClasses`, `getBarUtilityClass`. */
const COMPANION =
  /^(?:get)?(\w+?)(?:Props|Slots|SlotProps|SlotsComponents?|SlotsComponentsProps|Classes|ClassKey|UtilityClass)$/;

/**
 * What differs between two majors of a product, in the order of the alphabet. A variant of a component, such as `DataGridPro` or
 * `MobileDatePicker`, keeps only what it does not share with it.
 */
export function compareMajors(older: Major, newer: Major): Omit<Differences, 'product'> {
  const both = Object.keys(older.parts).filter((name) => Object.hasOwn(newer.parts, name));
  const compared = both
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({
      name,
      ...compareMembers(
        { members: older.parts[name] ?? [], declared: older.declared[name] ?? [] },
        { members: newer.parts[name] ?? [], declared: newer.declared[name] ?? [] },
      ),
    }));
  const byName = new Map(compared.map((part) => [part.name, part]));
  return {
    from: older.version,
    to: newer.version,
    exports: {
      removed: withoutCompanions(lacking(older.exports, newer.exports)),
      added: withoutCompanions(lacking(newer.exports, older.exports)),
    },
    parts: compared
      .map((part) => withoutShared(part, basesOf(part.name, byName)))
      .filter(({ removed, changed, added }) => removed.length + changed.length + added.length > 0),
  };
}

function lacking(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}

function withoutCompanions(names: readonly string[]): string[] {
  const all = new Set(names);
  return names
    .filter((name) => {
      const [, base = ''] = COMPANION.exec(name) ?? [];
      return !all.has(base.charAt(0).toUpperCase() + base.slice(1));
    })
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** What a name varies, as far as it is compared: `DataGridPremium` varies `DataGridPro` and `DataGrid`, `GridActionsColDef` varies `GridColDef`. */
export function basesOf(
  name: string,
  parts: ReadonlyMap<string, PartDifferences>,
): readonly PartDifferences[] {
  const plain = name.replace(/(?:Pro|Premium)$/, '');
  const names = [
    plain,
    `${plain}Pro`,
    name.replace(/^(?:Desktop|Mobile|Static)/, ''),
    name.replace(/^Grid\w+ColDef$/, 'GridColDef'),
  ];
  return [...new Set(names)]
    .filter((each) => each.length < name.length)
    .flatMap((each) => parts.get(each) ?? []);
}

function withoutShared(part: PartDifferences, bases: readonly PartDifferences[]): PartDifferences {
  const keep = <Member extends LoneMember>(list: 'removed' | 'changed' | 'added') => {
    const shared = new Set(bases.flatMap((base) => base[list].map((each) => JSON.stringify(each))));
    return (part[list] as readonly LoneMember[]).filter(
      (each) => !shared.has(JSON.stringify(each)),
    ) as Member[];
  };
  return {
    name: part.name,
    removed: keep('removed'),
    changed: keep('changed'),
    added: keep('added'),
  };
}
