import { renderCode } from '#src/code/codeBlock.node.ts';
import { escapeHtml, highlight } from '#src/code/highlight.node.ts';
import type { TocEntry } from '#src/pageTree/pageRecord.ts';
import { count, leadOf, planNote, planWord, versionNote } from './apiProse.ts';
import type { ApiEntry, ApiRecord } from './apiRecord.ts';
import { jsonAddress } from './jsonAddress.ts';
import { renderClassRow, renderMemberRow, renderSlotRow } from './renderRow.node.ts';
import { renderText } from './renderText.node.ts';
import { typeRenderer } from './renderType.node.ts';

/** A demo that uses the component of a page. */
export type DemoLink = { href: string; title: string; page: string };

/** An API page, ready for its record. */
export type RenderedApiPage = { title: string; description: string; html: string; toc: TocEntry[] };

type Section = {
  id: string;
  title: string;
  /** What its rows are called: `prop`, `props`. */
  words: [one: string, more: string];
  intro: string;
  entries: readonly ApiEntry[];
  rows: readonly string[];
};

/** Draws the page of a component or interface: one HTML text, and the contents list with every member. */
export async function renderApiPage(
  record: ApiRecord,
  demos: readonly DemoLink[],
): Promise<RenderedApiPage> {
  const sections = sectionsOf(record).filter(({ entries }) => entries.length > 0);
  return {
    title: record.name,
    description: leadOf(record),
    html: [
      await renderHead(record),
      renderDemos(record, demos),
      sections.length === 0 ? `<p>${escapeHtml(record.name)} takes no props.</p>` : '',
      ...sections.map(renderSection),
      `<p class="api-json"><a href="${jsonAddress(record)}" download>This page as JSON</a>, in the <a href="/x/api/schema.json" download>schema</a> of all of them.</p>`,
    ].join(''),
    toc: [
      { id: 'import', text: 'Import', depth: 2 },
      ...(demos.length > 0 ? [{ id: 'demos', text: 'Demos', depth: 2 }] : []),
      ...sections.flatMap(({ id, title, entries }) => [
        { id, text: title, depth: 2 },
        ...entries.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 3 })),
      ]),
    ],
  };
}

async function renderHead(record: ApiRecord): Promise<string> {
  const {
    name,
    product,
    package: read,
    version,
    source,
    description,
    deprecated,
    imports,
  } = record;
  const type = typeRenderer(product, name);
  const lines = await highlight(imports.join('\n'), 'ts');
  const notes = [planNote(record), versionNote(record)].filter((note) => note !== '');
  return [
    deprecated === null
      ? ''
      : `<div class="note warning"><p class="note-title">Deprecated</p>${renderText(deprecated, type)}</div>`,
    description ? renderText(description, type) : '',
    notes.length > 0
      ? `<div class="note">${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</div>`
      : '',
    heading('import', 'Import'),
    imports.length > 1 ? '<p>Any one of these lines will do.</p>' : '',
    renderCode(lines, `Import of ${name}`),
    `<p class="api-from">Read from <code>${read}</code> ${version}. <a href="${source}" rel="noopener">Source</a></p>`,
  ].join('');
}

function renderDemos({ name }: ApiRecord, demos: readonly DemoLink[]): string {
  if (demos.length === 0) {
    return '';
  }
  const items = demos.map(
    ({ href, title, page }) =>
      `<li><a href="${href}">${escapeHtml(title)}</a> in ${escapeHtml(page)}</li>`,
  );
  return `${heading('demos', 'Demos')}<p>${name} at work:</p><ul class="api-demos">${items.join('')}</ul>`;
}

function sectionsOf(record: ApiRecord): Section[] {
  const { name, product, kind, members, slots, classes } = record;
  const type = typeRenderer(product, name);
  const isInterface = kind === 'interface';
  return [
    {
      id: isInterface ? 'properties' : 'props',
      title: isInterface ? 'Properties' : 'Props',
      words: isInterface ? ['property', 'properties'] : ['prop', 'props'],
      intro: membersIntro(record),
      entries: members,
      rows: members.map((each) => renderMemberRow(each, type)),
    },
    {
      id: 'slots',
      title: 'Slots',
      words: ['slot', 'slots'],
      intro: slotsIntro(record),
      entries: slots,
      rows: slots.map((each) => renderSlotRow(each, type)),
    },
    {
      id: 'classes',
      title: 'CSS classes',
      words: ['class', 'classes'],
      intro: classesIntro(record),
      entries: classes,
      rows: classes.map((each) => renderClassRow(each, type)),
    },
  ];
}

function membersIntro({ name, ref, inherits, typeParameters, themeName }: ApiRecord): string {
  const generics = typeParameters.map(
    (each) =>
      `<code>${escapeHtml(each.name + (each.constraint ? ` extends ${each.constraint}` : '') + (each.default ? ` = ${each.default}` : ''))}</code>`,
  );
  const sentences = [
    generics.length > 0 ? `${name} is generic: ${generics.join(', ')}.` : '',
    ref ? `A <code>ref</code> gives its root, an object of class <code>${ref}</code>.` : '',
    inherits
      ? `Props that are not listed here go to its root, <a href="${inherits.href}" rel="noopener"><code>${escapeHtml(inherits.name)}</code></a>.`
      : '',
    themeName
      ? `A theme sets defaults for all of them at once in <code>components.${themeName}.defaultProps</code>.`
      : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '';
}

function slotsIntro({ members }: ApiRecord): string {
  const hasProps = members.some(({ name }) => name === 'slotProps');
  return `<p>A slot is a part that can be replaced: pass your component under its name in <code>slots</code>${hasProps ? ', and props for it in <code>slotProps</code>' : ''}. Behind the equals sign stands the component it is otherwise.</p>`;
}

function classesIntro({ members, themeName }: ApiRecord): string {
  const hasProp = members.some(({ name }) => name === 'classes');
  const ways = [
    'its global class',
    ...(hasProp ? ['its name in the <code>classes</code> prop'] : []),
    ...(themeName
      ? [`its name in <code>components.${themeName}.styleOverrides</code> of a theme`]
      : []),
  ];
  return `<p>Style a part through ${ways.join(', or ')}.</p>`;
}

function renderSection({ id, title, words, intro, entries, rows }: Section): string {
  return [
    heading(id, title),
    intro,
    `<div class="api">${renderBar(title, words, entries, rows)}<ul>${rows.join('')}</ul></div>`,
  ].join('');
}

/** Filter and layout of a section. Without scripts it only says how many rows there are. */
function renderBar(
  title: string,
  [one, more]: Section['words'],
  entries: readonly ApiEntry[],
  rows: readonly string[],
): string {
  const choices = [
    {
      value: 'required',
      label: 'Required',
      has: rows.some((row) => row.includes('data-is="required')),
    },
    { value: 'pro', label: planWord('pro'), has: entries.some(({ plan }) => plan === 'pro') },
    {
      value: 'premium',
      label: planWord('premium'),
      has: entries.some(({ plan }) => plan === 'premium'),
    },
    {
      value: 'deprecated',
      label: 'Deprecated',
      has: entries.some(({ deprecated }) => deprecated !== null),
    },
  ].filter(({ has }) => has);
  const options = choices.map(({ value, label }) => `<option value="${value}">${label}</option>`);
  return [
    `<form class="bar"><output name="count">${count(entries.length, one, more)}</output>`,
    `<input type="search" name="text" placeholder="Filter" aria-label="Filter ${more}" autocomplete="off">`,
    options.length > 0
      ? `<select name="only" aria-label="Which ${more}"><option value="">All</option>${options.join('')}</select>`
      : '',
    `<select name="layout" aria-label="Layout of ${title}"><option value="compact">Compact</option><option value="list">List</option><option value="table">Table</option></select></form>`,
  ].join('');
}

function heading(id: string, title: string): string {
  return `<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;
}
