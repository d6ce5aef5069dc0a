import { latePart } from '#src/site/loading/latePart.ts';
import { rowGroupsCss } from '#src/generated/rowGroupsStyles.ts';
import { addLateStyle } from '#src/site/loading/addLateStyle.ts';
import type { RowGroup } from './orderRows.ts';
import { type Purpose, purposesAddress } from '#src/reference/render/purpose.ts';
import { PURPOSE } from '#src/reference/render/rowElement.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** What the rows of a page are for, to be fetched once; what could not be had is asked for again. */
export const purposesOf = memoize((pathname: string) =>
  latePart(() => fetchPurposes(purposesAddress(pathname))),
);

/** Rows below a heading that says what they are for. A purpose that none of them has is left out. */
export function groupsOf(rows: readonly HTMLElement[], purposes: readonly Purpose[]): RowGroup[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return purposes.flatMap((purpose) => {
    const own = purpose.rows.flatMap((id) => byId.get(id) ?? []);
    return own.length > 0 ? [{ heading: headingOf(purpose), rows: own }] : [];
  });
}

/** Brings the look of the headings, once. */
export function styleGroups(): void {
  addLateStyle('row-groups', rowGroupsCss);
}

function headingOf({ title, href }: Purpose): HTMLElement {
  const item = document.createElement('li');
  const heading = document.createElement('h3');
  item.className = PURPOSE;
  item.append(heading);
  if (href === null) {
    heading.textContent = title;
  } else {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = title;
    heading.append(link);
  }
  return item;
}

/** Nothing where a page has none. Rejects when they do not arrive. */
async function fetchPurposes(address: string): Promise<Purpose[]> {
  const answer = await fetch(address);
  if (answer.status === 404) {
    return []; // `npm run dev` writes none
  }
  if (!answer.ok) {
    throw new Error(`Failed to load ${address}: it answers ${answer.status}.`);
  }
  return (await answer.json()) as Purpose[];
}
