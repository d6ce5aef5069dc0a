import { BASE } from '#data/site/base.ts';
import { renderCode, renderCodeLines } from '#src/site/code/codeBlock.node.ts';
import { escapeHtml, highlight } from '#src/site/code/highlight.node.ts';
import { listed, raw } from '#src/site/code/html.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { productById } from '#src/site/path/productById.ts';
import {
  type Counted,
  leadOf,
  MAJOR,
  planNote,
  versionNote,
  apiHtml,
  apiText,
} from '#src/reference/render/apiProse.node.ts';
import type { ApiEntry, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { jsonAddress } from './apiAddresses.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { type DemoLink, renderDemoList } from '#src/reference/render/renderDemoLinks.node.ts';
import { choicesOf, renderRows } from '#src/reference/render/renderRows.node.ts';
import {
  renderClassRow,
  renderMemberRow,
  renderSlotRow,
} from '#src/reference/render/renderRow.node.ts';
import { renderText } from '#src/reference/render/renderText.node.ts';
import { typeRenderer } from '#src/reference/render/renderType.node.ts';
import type { PageChanges } from '#src/reference/render/rowChange.ts';

/** An API page, ready for its record. */
export type RenderedApiPage = { title: string; description: string; html: string; toc: TocEntry[] };

/** What a page says beside its record. */
export type AboutPage = {
  /** The demos that use a name: `BarChart`, `BarChart.series`, `BarChart.slots.legend`. */
  demosOf: (name: string) => DemoLink[];
  changes: PageChanges;
  /** Its rows by what they are for, as far as that is known. */
  purposes: readonly Purpose[];
};

type Section = {
  id: string;
  title: string;
  /** What its rows are called. */
  rowWord: Counted;
  /** What a reader needs to know before its rows, and what they may want to know behind them. */
  intro?: string;
  outro?: string;
  entries: readonly ApiEntry[];
  rows: readonly string[];
};

/** Draws the page of a component or interface: one HTML text, and the contents list with every member. */
export async function renderApiPage(record: ApiRecord, about: AboutPage): Promise<RenderedApiPage> {
  const demos = about.demosOf(record.name);
  const sections = sectionsOf(record, about).filter(({ entries }) => entries.length > 0);
  const grouped = new Set(about.purposes.flatMap(({ rows }) => rows));
  return {
    title: record.name,
    description: leadOf(record),
    html: [
      await renderHead(record, about),
      sections.length === 0
        ? `<p>${apiHtml('noProps', { name: escapeHtml(record.name) })}</p>`
        : '',
      ...sections.map((section) => renderSection(section, grouped)),
      renderDemos(record, demos),
      renderOrigin(record),
      renderJsonLinks(record),
    ].join(''),
    toc: [
      ...sections.flatMap(({ id, title, entries }) => [
        { id, text: title, depth: 2 },
        ...entries.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 3 })),
      ]),
      ...(demos.length > 0 ? [{ id: 'demos', text: apiText('demos'), depth: 2 }] : []),
    ],
  };
}

function renderJsonLinks(record: ApiRecord): string {
  const page = `<a href="${jsonAddress(record)}" download>${apiHtml('json')}</a>`;
  const schema = `<a href="${BASE}/api/schema.json" download>${apiHtml('schema')}</a>`;
  return `<p class="api-json">${apiHtml('inSchema', { page, schema })}</p>`;
}

/** Short, for the rows are what one comes for: what it is, one line of import, what to know before one uses it. */
async function renderHead(record: ApiRecord, { changes }: AboutPage): Promise<string> {
  const { name, product, description, deprecated, imports } = record;
  const type = typeRenderer(product, name);
  const lines = await highlight(imports.join('\n'), 'ts');
  const importRows = (from: number, to?: number) =>
    renderCodeLines(lines.slice(from, to), imports.slice(from, to), (number) =>
      apiText('copyLine', { number: from + number }),
    );
  const notes = [
    planNote(record),
    versionNote(record),
    changes.isNew ? apiText('isNew', { name, major: MAJOR }) : '',
  ].filter((note) => note !== '');
  return [
    deprecated === null
      ? ''
      : `<div class="note warning"><p class="note-title">${apiHtml('deprecated')}</p>${renderText(deprecated, type)}</div>`,
    description ? renderText(description, type) : '',
    '<div id="import">',
    imports.length > 1
      ? `${importRows(0, 1)}<details class="api-imports"><summary>${apiHtml('otherImports', { count: imports.length - 1 })}</summary>${importRows(1)}</details>`
      : renderCode(lines, apiText('importOf', { name })),
    notes.length > 0 ? `<p class="api-from">${escapeHtml(notes.join(' '))}</p>` : '',
    '</div>',
  ].join('');
}

function renderOrigin({ package: read, version, source, product }: ApiRecord): string {
  return `<p class="api-from">${apiHtml('readFrom', { package: `<code>${read}</code>`, version })} <a href="${source}" rel="noopener">${apiHtml('source')}</a>. <a href="${productById(product).apiRoute}/">${apiHtml('allOf', { product: productById(product).name })}</a></p>`;
}

function renderDemos({ name }: ApiRecord, demos: readonly DemoLink[]): string {
  if (demos.length === 0) {
    return '';
  }
  return `${heading('demos', apiHtml('demos'))}<p>${apiHtml('demosOf', { name })}</p>${renderDemoList(demos)}`;
}

function sectionsOf(record: ApiRecord, { demosOf, changes }: AboutPage): Section[] {
  const { name, product, kind, members, slots, classes } = record;
  const type = typeRenderer(product, name);
  const isInterface = kind === 'interface';
  const aboutRow = ({ anchor }: ApiEntry, demoName?: string) => ({
    type,
    demos: demoName === undefined ? [] : demosOf(demoName),
    change: changes.rows.get(anchor),
  });
  return [
    {
      id: isInterface ? 'properties' : 'props',
      title: apiText(isInterface ? 'properties' : 'props'),
      rowWord: isInterface ? 'property' : 'prop',
      outro: membersOutro(record),
      entries: members,
      rows: members.map((each) => renderMemberRow(each, aboutRow(each, `${name}.${each.name}`))),
    },
    {
      id: 'slots',
      title: apiText('slots'),
      rowWord: 'slot',
      intro: slotsIntro(record),
      entries: slots,
      rows: slots.map((each) => renderSlotRow(each, aboutRow(each, `${name}.slots.${each.name}`))),
    },
    {
      id: 'classes',
      title: apiText('classes'),
      rowWord: 'class',
      intro: classesIntro(record),
      entries: classes,
      rows: classes.map((each) => renderClassRow(each, aboutRow(each))),
    },
  ];
}

function membersOutro({ name, ref, inherits, typeParameters, themeName }: ApiRecord): string {
  const generics = typeParameters.map(
    (each) =>
      `<code>${escapeHtml(each.name + (each.constraint ? ` extends ${each.constraint}` : '') + (each.default ? ` = ${each.default}` : ''))}</code>`,
  );
  const sentences = [
    generics.length > 0 ? apiHtml('generic', { name, parameters: generics.join(', ') }) : '',
    ref ? apiHtml('ref', { ref: code('ref'), class: code(ref) }) : '',
    inherits
      ? apiHtml('inherits', {
          root: `<a href="${inherits.href}" rel="noopener">${code(escapeHtml(inherits.name))}</a>`,
        })
      : '',
    themeName
      ? apiHtml('themeDefaults', { path: code(`components.${themeName}.defaultProps`) })
      : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '';
}

function slotsIntro({ members }: ApiRecord): string {
  const hasProps = members.some(({ name }) => name === 'slotProps');
  const key = hasProps ? 'slotsAndPropsIntro' : 'slotsIntro';
  return `<p>${apiHtml(key, { slots: code('slots'), slotProps: code('slotProps') })}</p>`;
}

function classesIntro({ members, themeName }: ApiRecord): string {
  const hasProp = members.some(({ name }) => name === 'classes');
  const ways = [
    apiHtml('globalClass'),
    ...(hasProp ? [apiHtml('classesProp', { classes: code('classes') })] : []),
    ...(themeName
      ? [apiHtml('themeClasses', { path: code(`components.${themeName}.styleOverrides`) })]
      : []),
  ].map(raw);
  return `<p>${apiHtml('classesIntro', { ways: listed(ways, 'disjunction').html })}</p>`;
}

function code(text: string): string {
  return `<code>${text}</code>`;
}

function renderSection(
  { id, title, rowWord, intro = '', outro = '', entries, rows }: Section,
  grouped: ReadonlySet<string>,
): string {
  const isGrouped = entries.some(({ anchor }) => grouped.has(anchor));
  return [
    heading(id, escapeHtml(title)),
    intro,
    renderRows({ title, word: rowWord, rows, choices: choicesOf(rows), isGrouped }),
    outro,
  ].join('');
}

function heading(id: string, title: string): string {
  return `<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;
}
