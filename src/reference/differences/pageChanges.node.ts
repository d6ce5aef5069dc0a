import { currentMajor } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { NO_CHANGES, type PageChanges, type RowChange } from '#src/reference/render/rowChange.ts';
import { basesOf } from './compareMajors.ts';
import { readDifferences } from './differencesFile.node.ts';
import { majorSteps } from './majorSteps.ts';
import { changeAnchor, type Differences, type PartDifferences } from './differencesRecord.ts';
import { memoize } from '#src/site/words/memoize.ts';

type PageChangesFinder = (name: string) => PageChanges;

/** What the last major did to an export of a product, as the computed list of its Migration page says; nothing where there is none. */
export function pageChanges(product: ProductId, name: string): PageChanges {
  return finderOf(product)(name);
}

const finderOf = memoize((product: ProductId): PageChangesFinder => {
  const step = majorSteps.find(
    (each) => each.product === product && each.from === currentMajor - 1,
  );
  const differences = step && readDifferences(step);
  return differences ? changesFinder(differences, step.guide) : () => NO_CHANGES;
});

/**
 * Finds changes by the name of an export. The list says once what a variant shares with what it varies, so `DataGridPro` has the
 * changes of `DataGrid` too, those of its own first.
 * @param guide normal path of the page where the list stands
 */
export function changesFinder({ exports, parts }: Differences, guide: string): PageChangesFinder {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const added = new Set(exports.added);
  return (name) => {
    if (added.has(name)) {
      return { isNew: true, rows: new Map() };
    }
    const own = byName.get(name);
    const bases = basesOf(name, byName);
    const told = [...bases, ...(own ? [own] : [])].flatMap((part) => rowsOf(part, guide));
    return { isNew: false, rows: new Map(told) };
  };
}

function rowsOf({ name, added, changed }: PartDifferences, guide: string): [string, RowChange][] {
  return [
    ...added.map((each) => [`${each.group}-${each.name}`, { kind: 'new' }] as [string, RowChange]),
    ...changed.map((each): [string, RowChange] => [
      `${each.group}-${each.name}`,
      { kind: 'changed', href: `${guide}/#${changeAnchor(name, each)}` },
    ]),
  ];
}
