import { apiPages } from '#data/tree/apiPages.ts';
import type { MajorStep } from './majorSteps.ts';
import type { ProductId } from '#data/types.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import {
  code,
  html,
  htmlTexts,
  joined,
  list,
  type Html,
  type Part,
} from '#src/site/code/html.node.ts';
import { apiPathname } from '#src/site/tree/tree.ts';
import {
  changeAnchor,
  type ChangedMember,
  type Differences,
  type LoneMember,
  MEMBER_GROUPS,
  type MemberFacts,
  type PartDifferences,
} from './differencesRecord.ts';
import { readDifferences } from './differencesFile.node.ts';

const text = htmlTexts('build.differences');

/** The kinds of differences in the order in which they are listed. */
const KINDS = ['removed', 'changed', 'added'] as const;
type Kind = (typeof KINDS)[number];

/** HTML of the list of a step, one folded part for each component and interface; how to compute it where it is not there. */
export function renderDifferences(
  step: Pick<MajorStep, 'product' | 'from'>,
  folder?: string,
): string {
  const differences = readDifferences(step, folder);
  if (!differences) {
    return html`<p>${text('missing')}</p>`.html;
  }
  const { product, from, to, exports, parts } = differences;
  return html`<p>${text('intro', { from, to })}</p>${renderExports(exports)}${parts.map((part) => renderPart(part, product))}`
    .html;
}

function renderExports({ removed, added }: Differences['exports']): Html {
  const names = (all: readonly string[]) => html`<p>${joined(all.map(code))}</p>`;
  return folded(text('exports'), countsOf({ removed, changed: [], added }), [
    block('removed', removed.length, names(removed)),
    block('added', added.length, names(added)),
  ]);
}

function renderPart({ name, removed, changed, added }: PartDifferences, product: ProductId): Html {
  const rows = rowsOf(product, name);
  const show = (member: LoneMember, label = member.name) =>
    linked(label, rows.get(`${member.group}-${member.name}`));
  return folded(code(name), countsOf({ removed, changed, added }), [
    // What was removed has no row, whatever has its name now.
    block(
      'removed',
      removed.length,
      grouped(removed, (member) => code(member.name)),
    ),
    block(
      'changed',
      changed.length,
      html`<ul>${changed.map((each) => renderChange(each, changeAnchor(name, each), show))}</ul>`,
    ),
    block(
      'added',
      added.length,
      grouped(added, (member) => show(member)),
    ),
  ]);
}

/** Addresses of the rows that the documented version has, by anchor. */
function rowsOf(product: ProductId, name: string): ReadonlyMap<string, string> {
  const { component, interface: interfaces } = apiPages[product];
  if (![...component, ...interfaces].some((page) => page.name === name)) {
    return new Map();
  }
  const { members, slots, classes } = readRecord(product, name);
  return new Map(
    [...members, ...slots, ...classes].map(({ anchor }) => [
      anchor,
      `${apiPathname(product, name)}/#${anchor}`,
    ]),
  );
}

function linked(name: string, href: string | undefined): Html {
  return href === undefined ? code(name) : html`<a href="${href}">${code(name)}</a>`;
}

function grouped(members: readonly LoneMember[], show: (member: LoneMember) => Html): Html {
  const lines = MEMBER_GROUPS.flatMap((group) => {
    const names = members.filter((member) => member.group === group).map(show);
    return names.length > 0 ? [html`${text(`groups.${group}`)}: ${joined(names)}`] : [];
  });
  return list(lines);
}

function renderChange(
  { before, after, ...member }: ChangedMember,
  id: string,
  show: (member: LoneMember, label: string) => Html,
): Html {
  const change = text('change', {
    name: show(member, member.group === 'slot' ? `slots.${member.name}` : member.name),
    before: renderFacts(before),
    after: renderFacts(after),
  });
  return html`<li id="${id}">${change}</li>`;
}

function renderFacts({ type, required, default: value }: MemberFacts): Html {
  return joined([
    ...(type === undefined ? [] : [code(type)]),
    ...(required === undefined ? [] : [text(required ? 'required' : 'optional')]),
    ...(value === undefined ? [] : [text('default', { value: code(value) })]),
  ]);
}

/** `3 removed, 1 added` */
function countsOf(lists: Readonly<Record<Kind, readonly unknown[]>>): Html {
  const kinds = KINDS.filter((kind) => lists[kind].length > 0);
  return joined(kinds.map((kind) => text(`counts.${kind}`, { count: lists[kind].length })));
}

function folded(title: Part, counts: Part, content: Part): Html {
  return html`<details><summary>${title} (${counts})</summary>${content}</details>`;
}

function block(key: Kind, length: number, content: Part): Part {
  return length > 0 ? html`<p><strong>${text(key)}</strong></p>${content}` : '';
}
