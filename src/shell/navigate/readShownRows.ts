import type { NavEntry, NavMark } from '#src/site/tree/navEntry.ts';

/**
 * Reads back the rows that `NavTree` has drawn into the exported page, so that the page need not say them a second time for React to
 * begin with.
 * @param tree the element around the outermost list
 */
export function readShownRows(tree: ParentNode): NavEntry[] {
  const list = tree.querySelector(':scope > ul');
  return list ? [...list.children].map(readRow) : [];
}

function readRow(item: Element): NavEntry {
  const row = item.firstElementChild;
  const href = row?.getAttribute('href');
  const marks = [...(row?.querySelectorAll('.chip') ?? [])].map(readMark);
  return {
    title: titleOf(row),
    ...(typeof href === 'string' ? { href } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...childrenOf(item, row),
  };
}

function childrenOf(item: Element, row: Element | null): Pick<NavEntry, 'children'> {
  if (row?.classList.contains('subheader')) {
    return { children: readShownRows(item) };
  }
  if (!row?.classList.contains('group')) {
    return {};
  }
  const inside = item.querySelector(':scope > .inside');
  return { children: inside && readShownRows(inside) };
}

/** What stands in a row before its marks. */
function titleOf(row: Element | null): string {
  return [...(row?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.classList.contains('chips')))
    .map(({ textContent }) => textContent)
    .join('');
}

/** `chip` alone is a planned page; every other mark is named by a second class. */
function readMark(chip: Element): NavMark {
  return (chip.classList[1] ?? 'planned') as NavMark;
}
