import { general } from '#data/products.ts';
import {
  chip,
  code,
  html,
  htmlTexts,
  joined,
  raw,
  type Html,
  type Part,
} from '#src/site/code/html.node.ts';
import type {
  ApiClass,
  ApiEntry,
  ApiMember,
  ApiSignature,
  ApiSlot,
} from '#src/reference/read/apiRecord.ts';
import { MAJOR, planWord } from './apiProse.node.ts';
import { type DemoLink, renderUses } from './renderDemoLinks.node.ts';
import type { Row } from './renderRows.node.ts';
import { renderInline, renderText } from './renderText.node.ts';
import type { TypeRenderer } from './renderType.node.ts';
import type { RowChange } from './rowChange.ts';
import { MARKS, NAME, TYPE } from './rowElement.ts';
import { ROW } from '#src/site/code/codeElement.ts';

const text = htmlTexts('api-docs');

/** What a row says beside its own facts. */
export type AboutRow = {
  type: TypeRenderer;
  demos?: readonly DemoLink[];
  change?: RowChange | undefined;
};

/** Row of a prop or property: name, type, default, marks; below it what it is for. */
export function renderMemberRow(member: ApiMember, about: AboutRow): Row {
  const { required } = member;
  return renderRow(
    member,
    [
      renderMemberType(member, about.type),
      renderDefault(member.default),
      required ? chip('preview', text('requiredChip')) : '',
    ],
    required ? ['required'] : [],
    about,
  );
}

/** Row of a slot: name, type, the component it is unless replaced, the class of its element. */
export function renderSlotRow(slot: ApiSlot, about: AboutRow): Row {
  return renderRow(
    slot,
    [
      renderFact(about.type(slot.type)),
      renderDefault(slot.default),
      slot.className ? code(`.${slot.className}`) : '',
    ],
    [],
    about,
  );
}

/** Row of a CSS class: its rule name and the global class. */
export function renderClassRow(entry: ApiClass, about: AboutRow): Row {
  return renderRow(entry, [renderFact(`.${entry.className}`)], [], about);
}

/** What a row says right behind its name: its type, or what stands for it. */
export function renderFact(fact: Part): Html {
  return html`<span class="${TYPE}">${fact}</span>`;
}

/** A row: name with its address, facts, marks to filter by; below it what it is for. */
export function renderRow(
  { name, anchor, description, deprecated, plan, since }: ApiEntry,
  facts: readonly Part[],
  ownMarks: readonly string[],
  { type, demos = [], change }: AboutRow,
): Row {
  const marks = [
    ...ownMarks,
    ...(plan ? [plan] : []),
    ...(change && !since ? [change.kind] : []),
    ...(deprecated === null ? [] : ['deprecated']),
  ];
  const chips = [
    plan ? html`<span class="chip">${planWord(plan)}</span>` : '',
    since
      ? html`<span class="chip new" title="${text('notIn', { version: general.version })}">${since}</span>`
      : '',
    change && !since ? renderChange(change) : '',
    deprecated === null ? '' : chip('old', text('deprecatedChip')),
  ];
  const isAbout = deprecated || description || demos.length > 0;
  const about = [
    deprecated ? html`<p class="old">${renderInline(deprecated, type)}</p>` : '',
    description ? renderText(description, type) : '',
    renderUses(demos),
  ];
  const is = marks.length > 0 ? html` ${raw(MARKS)}="${marks.join(' ')}"` : '';
  return {
    html: html`<li class="${ROW}" id="${anchor}"${is}><div class="h"><a class="${NAME}" href="#${anchor}">${breakable(name)}</a><div class="f">${facts}${chips}</div></div>${isAbout ? html`<div class="x">${about}</div>` : ''}</li>`,
    marks,
  };
}

function renderChange(change: RowChange): Html {
  return change.kind === 'new'
    ? chip('new', text('newIn', { major: MAJOR }))
    : html`<a class="chip" href="${change.href}">${text('changedIn', { major: MAJOR })}</a>`;
}

function renderMemberType(member: ApiMember, type: TypeRenderer): Html {
  const inside = folded(member, type);
  return inside === undefined
    ? renderFact(type(member.type))
    : html`<details class="${TYPE}"><summary>${member.type}</summary>${inside}</details>`;
}

/** What a row keeps folded: parameters where there is something to say about them, or the whole of a long type. */
function folded({ type: short, expanded, signature }: ApiMember, type: TypeRenderer) {
  const isExplained =
    signature !== null &&
    (signature.returns.description !== null ||
      signature.parameters.some(({ description }) => description !== null));
  if (signature && (isExplained || (expanded !== null && !short.startsWith('Grid')))) {
    return renderSignature(signature, type);
  }
  return expanded === null ? undefined : html`<pre class="eg"><code>${type(expanded)}</code></pre>`;
}

function renderSignature({ parameters, returns }: ApiSignature, type: TypeRenderer): Html {
  const line = (name: Part, itsType: string, description: string | null) =>
    html`<dt><b>${name}</b> <span>${type(itsType)}</span></dt>${description ? html`<dd>${renderInline(description, type)}</dd>` : ''}`;
  const lines = parameters.map((each) => line(each.name, each.type, each.description));
  const isSaid = returns.type !== 'void' || returns.description !== null;
  return html`<dl>${lines}${isSaid ? line(text('returns'), returns.type, returns.description) : ''}</dl>`;
}

function renderDefault(value: string | null): Part {
  if (value === null) {
    return '';
  }
  const isProse = /`/.test(value) || / [a-z]+ [a-z]+ /.test(value.replace(/\(.*\)|'.*'|".*"/g, ''));
  const plain = (name: string) => html`${name}`;
  return html`<span class="d">= ${isProse ? renderInline(value, plain) : value}</span>`;
}

/** A long name may break before its capitals and behind its dashes. */
function breakable(name: string): Part {
  return name.length < 14 ? name : joined(name.split(/(?<=[a-z])(?=[A-Z])|(?<=--)/), raw('<wbr>'));
}
