import { apiPages } from '#data/tree/apiPages.ts';
import type { MajorStep } from '#data/majorSteps.ts';
import type { ProductId } from '#data/types.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { fill } from '#src/site/texts/translate.ts';
import { apiPathname } from '#src/site/tree/apiLeaves.ts';
import {
  type ChangedMember,
  type Differences,
  type LoneMember,
  MEMBER_GROUPS,
  type MemberFacts,
  type PartDifferences,
} from './differencesRecord.ts';
import { readDifferences } from './differencesFile.node.ts';

/** The kinds of differences in the order in which they are listed. */
const KINDS = ['removed', 'changed', 'added'] as const;
type Kind = (typeof KINDS)[number];

/** HTML of the list of a step, one folded part for each component and interface; how to compute it where it is not there. */
export function renderDifferences(step: MajorStep, folder?: string): string {
  const differences = readDifferences(step, folder);
  if (!differences) {
    return paragraph(text('missing'));
  }
  const { product, from, to, exports, parts } = differences;
  return [
    paragraph(text('intro', { from, to })),
    renderExports(exports),
    ...parts.map((part) => renderPart(part, product)),
  ].join('');
}

function renderExports({ removed, added }: Differences['exports']): string {
  const list = (names: readonly string[]) => paragraph(names.map((name) => code(name)).join(', '));
  return folded(text('exports'), countsOf({ removed, changed: [], added }), [
    ...block('removed', removed.length, list(removed)),
    ...block('added', added.length, list(added)),
  ]);
}

function renderPart(
  { name, removed, changed, added }: PartDifferences,
  product: ProductId,
): string {
  const rows = rowsOf(product, name);
  const show = (member: LoneMember, label = member.name) =>
    linked(label, rows.get(`${member.group}-${member.name}`));
  return folded(code(name), countsOf({ removed, changed, added }), [
    // What was removed has no row, whatever has its name now.
    ...block(
      'removed',
      removed.length,
      grouped(removed, (member) => code(member.name)),
    ),
    ...block('changed', changed.length, bullets(changed.map((each) => renderChange(each, show)))),
    ...block(
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

function linked(name: string, href: string | undefined): string {
  return href === undefined ? code(name) : `<a href="${escapeHtml(href)}">${code(name)}</a>`;
}

function grouped(members: readonly LoneMember[], show: (member: LoneMember) => string): string {
  const lines = MEMBER_GROUPS.flatMap((group) => {
    const names = members.filter((member) => member.group === group).map(show);
    return names.length > 0 ? [`${text(`groups.${group}`)}: ${names.join(', ')}`] : [];
  });
  return bullets(lines);
}

function renderChange(
  { before, after, ...member }: ChangedMember,
  show: (member: LoneMember, label: string) => string,
): string {
  return fill(text('change'), {
    name: show(member, member.group === 'slot' ? `slots.${member.name}` : member.name),
    before: renderFacts(before),
    after: renderFacts(after),
  });
}

function renderFacts({ type, required, default: value }: MemberFacts): string {
  return [
    ...(type === undefined ? [] : [code(type)]),
    ...(required === undefined ? [] : [text(required ? 'required' : 'optional')]),
    ...(value === undefined ? [] : [fill(text('default'), { value: code(value) })]),
  ].join(', ');
}

/** `3 removed, 1 added` */
function countsOf(lists: Readonly<Record<Kind, readonly unknown[]>>): string {
  return KINDS.filter((kind) => lists[kind].length > 0)
    .map((kind) => text(`counts.${kind}`, { count: lists[kind].length }))
    .join(', ');
}

function folded(title: string, counts: string, content: readonly string[]): string {
  return `<details><summary>${title} (${counts})</summary>${content.join('')}</details>`;
}

function block(key: Kind, length: number, content: string): string[] {
  return length > 0 ? [`<p><strong>${text(key)}</strong></p>`, content] : [];
}

function bullets(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}

function code(name: string): string {
  return `<code>${escapeHtml(name)}</code>`;
}

function text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return escapeHtml(buildText(`build.differences.${key}`, values));
}
