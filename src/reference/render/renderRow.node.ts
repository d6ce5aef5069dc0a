import { general } from '#data/products.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import type {
  ApiClass,
  ApiEntry,
  ApiMember,
  ApiSignature,
  ApiSlot,
} from '#src/reference/read/apiRecord.ts';
import { MAJOR, planWord, apiHtml, apiText } from './apiProse.node.ts';
import { type DemoLink, renderUses } from './renderDemoLinks.node.ts';
import { renderInline, renderText } from './renderText.node.ts';
import type { TypeRenderer } from './renderType.node.ts';
import type { RowChange } from './rowChange.ts';
import { MARKS, NAME, TYPE } from './rowElement.ts';
import { ROW } from '#src/site/code/codeElement.ts';

/** What a row says beside its own facts. */
export type AboutRow = {
  type: TypeRenderer;
  demos?: readonly DemoLink[];
  change?: RowChange | undefined;
};

/** Row of a prop or property: name, type, default, marks; below it what it is for. */
export function renderMemberRow(member: ApiMember, about: AboutRow): string {
  const { required } = member;
  return renderRow(
    member,
    [
      renderMemberType(member, about.type),
      renderDefault(member.default),
      required ? `<span class="chip preview">${apiHtml('requiredChip')}</span>` : '',
    ],
    required ? ['required'] : [],
    about,
  );
}

/** Row of a slot: name, type, the component it is unless replaced, the class of its element. */
export function renderSlotRow(slot: ApiSlot, about: AboutRow): string {
  const className = slot.className ? `<code>.${slot.className}</code>` : '';
  return renderRow(
    slot,
    [
      `<span class="${TYPE}">${about.type(slot.type)}</span>`,
      renderDefault(slot.default),
      className,
    ],
    [],
    about,
  );
}

/** Row of a CSS class: its rule name and the global class. */
export function renderClassRow(entry: ApiClass, about: AboutRow): string {
  return renderRow(
    entry,
    [`<span class="${TYPE}">.${escapeHtml(entry.className)}</span>`],
    [],
    about,
  );
}

/** A row: name with its address, facts, marks to filter by; below it what it is for. */
export function renderRow(
  { name, anchor, description, deprecated, plan, since }: ApiEntry,
  facts: readonly string[],
  marks: readonly string[],
  { type, demos = [], change }: AboutRow,
): string {
  const is = [
    ...marks,
    ...(plan ? [plan] : []),
    ...(change && !since ? [change.kind] : []),
    ...(deprecated === null ? [] : ['deprecated']),
  ];
  const chips = [
    plan ? `<span class="chip">${planWord(plan)}</span>` : '',
    since
      ? `<span class="chip new" title="${apiHtml('notIn', { version: general.version })}">${since}</span>`
      : '',
    change && !since ? renderChange(change) : '',
    deprecated === null ? '' : `<span class="chip old">${apiHtml('deprecatedChip')}</span>`,
  ].join('');
  const text = [
    deprecated ? `<p class="old">${renderInline(deprecated, type)}</p>` : '',
    description ? renderText(description, type) : '',
  ].join('');
  return [
    `<li class="${ROW}" id="${escapeHtml(anchor)}"${is.length > 0 ? ` ${MARKS}="${is.join(' ')}"` : ''}>`,
    `<div class="h"><a class="${NAME}" href="#${escapeHtml(anchor)}">${breakable(name)}</a><div class="f">${facts.join('')}${chips}</div></div>`,
    text || demos.length > 0 ? `<div class="x">${text}${renderUses(demos)}</div>` : '',
    '</li>',
  ].join('');
}

function renderChange(change: RowChange): string {
  return change.kind === 'new'
    ? `<span class="chip new">${apiHtml('newIn', { major: MAJOR })}</span>`
    : `<a class="chip" href="${escapeHtml(change.href)}">${apiHtml('changedIn', { major: MAJOR })}</a>`;
}

function renderMemberType(member: ApiMember, type: TypeRenderer): string {
  const inside = folded(member, type);
  return inside === ''
    ? `<span class="${TYPE}">${type(member.type)}</span>`
    : `<details class="${TYPE}"><summary>${escapeHtml(member.type)}</summary>${inside}</details>`;
}

/** What a row keeps folded: parameters where there is something to say about them, or the whole of a long type. */
function folded({ type: short, expanded, signature }: ApiMember, type: TypeRenderer): string {
  const isExplained =
    signature !== null &&
    (signature.returns.description !== null ||
      signature.parameters.some(({ description }) => description !== null));
  if (signature && (isExplained || (expanded !== null && !short.startsWith('Grid')))) {
    return renderSignature(signature, type);
  }
  return expanded === null ? '' : `<pre class="eg"><code>${type(expanded)}</code></pre>`;
}

function renderSignature({ parameters, returns }: ApiSignature, type: TypeRenderer): string {
  const line = (name: string, text: string, description: string | null) =>
    `<dt><b>${escapeHtml(name)}</b> <span>${type(text)}</span></dt>${description ? `<dd>${renderInline(description, type)}</dd>` : ''}`;
  const lines = parameters.map((each) => line(each.name, each.type, each.description));
  const isSaid = returns.type !== 'void' || returns.description !== null;
  return `<dl>${lines.join('')}${isSaid ? line(apiText('returns'), returns.type, returns.description) : ''}</dl>`;
}

function renderDefault(text: string | null): string {
  if (text === null) {
    return '';
  }
  const isProse = /`/.test(text) || / [a-z]+ [a-z]+ /.test(text.replace(/\(.*\)|'.*'|".*"/g, ''));
  return `<span class="d">= ${isProse ? renderInline(text, escapeHtml) : escapeHtml(text)}</span>`;
}

/** A long name may break before its capitals and behind its dashes. */
function breakable(name: string): string {
  return name.length < 14
    ? escapeHtml(name)
    : escapeHtml(name).replace(/(?<=[a-z])(?=[A-Z])|(?<=--)/g, '<wbr>');
}
