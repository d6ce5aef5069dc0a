import { BASE } from '#data/site/base.ts';
import { renderCode, renderCodeLines } from '#src/site/code/codeBlock.node.ts';
import { highlight } from '#src/site/code/highlight.node.ts';
import {
  code,
  heading,
  html,
  htmlTexts,
  joined,
  listed,
  type Html,
  type Part,
} from '#src/site/code/html.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { productById } from '#src/site/path/productById.ts';
import {
  type Counted,
  leadOf,
  MAJOR,
  planNote,
  versionNote,
  apiText,
} from '#src/reference/render/apiProse.node.ts';
import type { ApiEntry, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { jsonAddress } from './apiAddresses.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { type DemoLink, renderDemoList } from '#src/reference/render/renderDemoLinks.node.ts';
import { choicesOf, renderRows, type Row } from '#src/reference/render/renderRows.node.ts';
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
  intro?: Part;
  outro?: Part;
  entries: readonly ApiEntry[];
  rows: readonly Row[];
};

const text = htmlTexts('api-docs');

/** Draws the page of a component or interface: one HTML text, and the contents list with every member. */
export async function renderApiPage(record: ApiRecord, about: AboutPage): Promise<RenderedApiPage> {
  const demos = about.demosOf(record.name);
  const sections = sectionsOf(record, about).filter(({ entries }) => entries.length > 0);
  const grouped = new Set(about.purposes.flatMap(({ rows }) => rows));
  return {
    title: record.name,
    description: leadOf(record),
    html: html`${[
      await renderHead(record, about),
      sections.length === 0 ? html`<p>${text('noProps', { name: record.name })}</p>` : '',
      sections.map((section) => renderSection(section, grouped)),
      renderDemos(record, demos),
      renderOrigin(record),
      renderJsonLinks(record),
    ]}`.html,
    toc: [
      ...sections.flatMap(({ id, title, entries }) => [
        { id, text: title, depth: 2 },
        ...entries.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 3 })),
      ]),
      ...(demos.length > 0 ? [{ id: 'demos', text: apiText('demos'), depth: 2 }] : []),
    ],
  };
}

function renderJsonLinks(record: ApiRecord): Html {
  const page = html`<a href="${jsonAddress(record)}" download>${text('json')}</a>`;
  const schema = html`<a href="${BASE}/api/schema.json" download>${text('schema')}</a>`;
  return html`<p class="api-json">${text('inSchema', { page, schema })}</p>`;
}

/** Short, for the rows are what one comes for: what it is, one line of import, what to know before one uses it. */
async function renderHead(record: ApiRecord, { changes }: AboutPage): Promise<Html> {
  const { name, product, description, deprecated } = record;
  const type = typeRenderer(product, name);
  const notes = [
    planNote(record),
    versionNote(record),
    changes.isNew ? apiText('isNew', { name, major: MAJOR }) : '',
  ].filter((note) => note !== '');
  return html`${[
    deprecated === null
      ? ''
      : html`<div class="note warning"><p class="note-title">${text('deprecated')}</p>${renderText(deprecated, type)}</div>`,
    description ? renderText(description, type) : '',
    html`<div id="import">${await renderImports(record)}${notes.length > 0 ? html`<p class="api-from">${notes.join(' ')}</p>` : ''}</div>`,
  ]}`;
}

/** The first line in sight, the others folded behind it. */
async function renderImports({ name, imports }: ApiRecord): Promise<Html> {
  const lines = await highlight(imports.join('\n'), 'ts');
  const rows = (from: number, to?: number) =>
    renderCodeLines(lines.slice(from, to), imports.slice(from, to), (number) =>
      apiText('copyLine', { number: from + number }),
    );
  return imports.length > 1
    ? html`${rows(0, 1)}<details class="api-imports"><summary>${text('otherImports', { count: imports.length - 1 })}</summary>${rows(1)}</details>`
    : renderCode(lines, apiText('importOf', { name }));
}

function renderOrigin({ package: read, version, source, product }: ApiRecord): Html {
  const { apiRoute, name } = productById(product);
  return html`<p class="api-from">${text('readFrom', { package: code(read), version })} <a href="${source}" rel="noopener">${text('source')}</a>. <a href="${apiRoute}/">${text('allOf', { product: name })}</a></p>`;
}

function renderDemos({ name }: ApiRecord, demos: readonly DemoLink[]): Part {
  return demos.length === 0
    ? ''
    : html`${heading('demos', text('demos'))}<p>${text('demosOf', { name })}</p>${renderDemoList(demos)}`;
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

function membersOutro({ name, ref, inherits, typeParameters, themeName }: ApiRecord): Part {
  const generics = typeParameters.map((each) =>
    code(
      each.name +
        (each.constraint ? ` extends ${each.constraint}` : '') +
        (each.default ? ` = ${each.default}` : ''),
    ),
  );
  const sentences = [
    generics.length > 0 ? text('generic', { name, parameters: joined(generics) }) : '',
    ref ? text('ref', { ref: code('ref'), class: code(ref) }) : '',
    inherits
      ? text('inherits', {
          root: html`<a href="${inherits.href}" rel="noopener">${code(inherits.name)}</a>`,
        })
      : '',
    themeName ? text('themeDefaults', { path: code(`components.${themeName}.defaultProps`) }) : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? html`<p>${joined(sentences, ' ')}</p>` : '';
}

function slotsIntro({ members }: ApiRecord): Html {
  const hasProps = members.some(({ name }) => name === 'slotProps');
  const key = hasProps ? 'slotsAndPropsIntro' : 'slotsIntro';
  return html`<p>${text(key, { slots: code('slots'), slotProps: code('slotProps') })}</p>`;
}

function classesIntro({ members, themeName }: ApiRecord): Html {
  const hasProp = members.some(({ name }) => name === 'classes');
  const ways = [
    text('globalClass'),
    ...(hasProp ? [text('classesProp', { classes: code('classes') })] : []),
    ...(themeName
      ? [text('themeClasses', { path: code(`components.${themeName}.styleOverrides`) })]
      : []),
  ];
  return html`<p>${text('classesIntro', { ways: listed(ways, 'disjunction') })}</p>`;
}

function renderSection(
  { id, title, rowWord, intro = '', outro = '', entries, rows }: Section,
  grouped: ReadonlySet<string>,
): Html {
  const isGrouped = entries.some(({ anchor }) => grouped.has(anchor));
  const list = renderRows({ title, word: rowWord, rows, choices: choicesOf(rows), isGrouped });
  return html`${heading(id, title)}${intro}${list}${outro}`;
}
