import { renderCode, renderCodeLines } from '#src/site/code/codeBlock.node.ts';
import { escapeHtml, highlight } from '#src/site/code/highlight.node.ts';
import { listed, raw } from '#src/site/code/html.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { productById } from '#src/site/path/productById.ts';
import {
  leadOf,
  planNote,
  versionNote,
  type Counted,
} from '#src/reference/render/apiProse.node.ts';
import type { ApiEntry, ApiRecord } from '#src/reference/read/apiRecord.ts';
import { apiHtml, apiText } from '#src/reference/render/apiText.node.ts';
import { jsonAddress } from './jsonAddress.ts';
import { type DemoLink, renderDemoList } from '#src/reference/render/renderDemoLinks.node.ts';
import { choicesOf, renderRows } from '#src/reference/render/renderRows.node.ts';
import {
  renderClassRow,
  renderMemberRow,
  renderSlotRow,
} from '#src/reference/render/renderRow.node.ts';
import { renderText } from '#src/reference/render/renderText.node.ts';
import { typeRenderer } from '#src/reference/render/renderType.node.ts';

/** An API page, ready for its record. */
export type RenderedApiPage = { title: string; description: string; html: string; toc: TocEntry[] };

type Section = {
  id: string;
  title: string;
  /** What its rows are called. */
  rowWord: Counted;
  intro: string;
  entries: readonly ApiEntry[];
  rows: readonly string[];
};

/**
 * Draws the page of a component or interface: one HTML text, and the contents list with every member.
 * @param demosOf the demos that use a name: `BarChart`, `BarChart.series`, `BarChart.slots.legend`
 */
export async function renderApiPage(
  record: ApiRecord,
  demosOf: (name: string) => DemoLink[],
): Promise<RenderedApiPage> {
  const demos = demosOf(record.name);
  const sections = sectionsOf(record, demosOf).filter(({ entries }) => entries.length > 0);
  return {
    title: record.name,
    description: leadOf(record),
    html: [
      await renderHead(record),
      sections.length === 0
        ? `<p>${apiHtml('noProps', { name: escapeHtml(record.name) })}</p>`
        : '',
      ...sections.map(renderSection),
      renderDemos(record, demos),
      renderJsonLinks(record),
    ].join(''),
    toc: [
      { id: 'import', text: apiText('import'), depth: 2 },
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
  const schema = `<a href="/x/api/schema.json" download>${apiHtml('schema')}</a>`;
  return `<p class="api-json">${apiHtml('inSchema', { page, schema })}</p>`;
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
  const importRows = (from: number, to?: number) =>
    renderCodeLines(lines.slice(from, to), imports.slice(from, to), (number) =>
      apiText('copyLine', { number: from + number }),
    );
  const notes = [planNote(record), versionNote(record)].filter((note) => note !== '');
  return [
    deprecated === null
      ? ''
      : `<div class="note warning"><p class="note-title">${apiHtml('deprecated')}</p>${renderText(deprecated, type)}</div>`,
    description ? renderText(description, type) : '',
    notes.length > 0
      ? `<div class="note">${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</div>`
      : '',
    heading('import', apiHtml('import')),
    imports.length > 1
      ? `${importRows(0, 1)}<details class="api-imports"><summary>${apiHtml('otherImports', { count: imports.length - 1 })}</summary>${importRows(1)}</details>`
      : renderCode(lines, apiText('importOf', { name })),
    `<p class="api-from">${apiHtml('readFrom', { package: `<code>${read}</code>`, version })} <a href="${source}" rel="noopener">${apiHtml('source')}</a>. <a href="${productById(product).apiRoute}/">${apiHtml('allOf', { product: productById(product).name })}</a></p>`,
  ].join('');
}

function renderDemos({ name }: ApiRecord, demos: readonly DemoLink[]): string {
  if (demos.length === 0) {
    return '';
  }
  return `${heading('demos', apiHtml('demos'))}<p>${apiHtml('demosOf', { name })}</p>${renderDemoList(demos)}`;
}

function sectionsOf(record: ApiRecord, demosOf: (name: string) => DemoLink[]): Section[] {
  const { name, product, kind, members, slots, classes } = record;
  const type = typeRenderer(product, name);
  const isInterface = kind === 'interface';
  return [
    {
      id: isInterface ? 'properties' : 'props',
      title: apiText(isInterface ? 'properties' : 'props'),
      rowWord: isInterface ? 'property' : 'prop',
      intro: membersIntro(record),
      entries: members,
      rows: members.map((each) => renderMemberRow(each, type, demosOf(`${name}.${each.name}`))),
    },
    {
      id: 'slots',
      title: apiText('slots'),
      rowWord: 'slot',
      intro: slotsIntro(record),
      entries: slots,
      rows: slots.map((each) => renderSlotRow(each, type, demosOf(`${name}.slots.${each.name}`))),
    },
    {
      id: 'classes',
      title: apiText('classes'),
      rowWord: 'class',
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

function renderSection({ id, title, rowWord, intro, entries, rows }: Section): string {
  return [
    heading(id, escapeHtml(title)),
    intro,
    renderRows({ title, word: rowWord, rows, choices: choicesOf(entries, rows) }),
  ].join('');
}

function heading(id: string, title: string): string {
  return `<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;
}
