import { createHash } from 'node:crypto';
import type { Element, Root as Tree } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'mdast-util-to-string';
import type { Code, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { products } from '#data/products.ts';
import type { Product } from '#data/types.ts';
import { elementsOf, markChanges } from '#src/documents/directives/changes.node.ts';
import { element } from '#src/documents/directives/elements.node.ts';
import type { DocumentFiles, Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import { apiText } from '#src/reference/render/apiProse.node.ts';
import { renderBar, renderSelect } from '#src/reference/render/renderRows.node.ts';
import { MARKS, SOME, TICK, TICKED, UNTICK } from '#src/reference/render/rowElement.ts';
import { heading, html, htmlTexts, raw, type Html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { groupBy } from '#src/site/words/groupBy.ts';

const text = htmlTexts('build.upgradePlan');
const ANCHOR = 'plan';
/** A guide from a major to the next: `/x/migration/migration-charts-v7` */
const GUIDE = /\/migration\/migration-.+-v(\d+)$/;
/** The codemods of all packages in one: `npx @mui/x-codemod@latest v8.0.0/preset-safe <path>` */
const ALL_CODEMODS = /^npx \S+ v\d+\.0\.0\/preset-safe <path>$/;

/** What a guide of one product from a major to the next lists. */
type Guide = {
  document: DocumentFiles;
  product: Product;
  from: number;
  table: Table;
  codemods: Code | undefined;
};

/** Draws a part of a document. */
type Draw = (document: DocumentFiles, part: Root) => Promise<Tree>;

/**
 * The changes of all upgrade guides in one list, newest first, which a reader narrows to the packages they use and the major they come
 * from, and ticks off. Without scripts it is the whole list.
 */
export async function renderUpgradePlan(
  documents: Documents,
  draw: Draw,
): Promise<{ html: string; toc: TocEntry[] }> {
  const guides = [...documents.values()]
    .flatMap((document) => readGuide(document) ?? [])
    .sort((one, other) => products.indexOf(one.product) - products.indexOf(other.product));
  const steps = [...groupBy(guides, ({ from }) => from)].sort(([one], [other]) => other - one);
  const majors = steps.map(([from]) => from);
  const drawn = await Promise.all(steps.map(([, ofStep]) => drawStep(ofStep, majors, draw)));
  const changes = drawn.reduce((sum, step) => sum + step.changes, 0);
  const bar = renderBar(changes, 'change', apiText('whatIUse'), renderControls(majors));
  return {
    html: html`${heading(ANCHOR, text('title'))}<p>${text('lead')}</p>
<div class="api plan">${bar}${drawn.map(({ section }) => section)}<p class="needs-script"><button type="button" name="${UNTICK}">${text('untick')}</button></p></div>`
      .html,
    toc: [{ id: ANCHOR, text: buildText('build.upgradePlan.title'), depth: 2 }],
  };
}

/** Nothing for a document that leads from no major to the next, or has no table of changes. */
function readGuide(document: DocumentFiles): Guide | undefined {
  const { pathname, file } = document;
  const [, from] = GUIDE.exec(pathname) ?? [];
  if (from === undefined) {
    return undefined;
  }
  const { root, frontMatter } = readParsed(file);
  const product = products.find(({ id }) => id === frontMatter.product);
  const table = changesIn(root.children);
  if (!product || !table) {
    return undefined;
  }
  visit(table, 'link', (link) => {
    link.url = link.url.startsWith('#') ? `${pathname}/${link.url}` : link.url;
  });
  return { document, product, from: Number(from), table, codemods: codemodsIn(root) };
}

function changesIn(nodes: readonly RootContent[]): Table | undefined {
  const list = nodes.find((node) => node.type === 'containerDirective' && node.name === 'changes');
  return list && 'children' in list
    ? (list.children as RootContent[]).find((node) => node.type === 'table')
    : undefined;
}

function codemodsIn(root: Root): Code | undefined {
  let found: Code | undefined;
  visit(root, 'code', (code) => {
    found ??= ALL_CODEMODS.test(code.value) ? code : undefined;
  });
  return found;
}

/** @param majors from which there are guides: a change concerns whoever comes from its own or from an older one */
async function drawStep(guides: readonly Guide[], majors: readonly number[], draw: Draw) {
  const { from = 0 } = guides[0] ?? {};
  const marks = majors.filter((major) => major <= from).map((major) => `v${major}`);
  const parts: Html[] = [];
  let changes = 0;
  for (const { document, product, table } of guides) {
    const tree = await draw(document, { type: 'root', children: [table] });
    const rows = changesOf(tree);
    rows.forEach((row) => makeTickable(row, [product.id, ...marks], document.pathname));
    changes += rows.length;
    const link = html`<a href="${document.pathname}/">${product.name}</a>`;
    parts.push(html`<section><h4>${link}</h4>${print(tree)}</section>`);
  }
  const withCodemods = guides.find(({ codemods }) => codemods);
  const command = withCodemods?.codemods
    ? print(await draw(withCodemods.document, { type: 'root', children: [withCodemods.codemods] }))
    : '';
  const id = `from-v${from}`;
  const title = text('step', { from, to: from + 1 });
  return {
    section: html`<section><h3 id="${id}"><a class="anchor" href="#${id}">${title}</a></h3>${command}${parts}</section>`,
    changes,
  };
}

function changesOf(tree: Tree): Element[] {
  const changes: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'table') {
      changes.push(...markChanges(node));
    }
  });
  return changes;
}

/** What a reader uses becomes the label of a box to tick. Its value stays the same while the words do. */
function makeTickable(row: Element, marks: readonly string[], pathname: string): void {
  row.properties[MARKS] = marks.join(' ');
  const [cell] = elementsOf(row);
  if (cell) {
    const value = createHash('sha256')
      .update(`${pathname} ${textOf(row)}`)
      .digest('hex');
    const box = element('input', { type: 'checkbox', name: TICK, value: value.slice(0, 6) }, []);
    cell.children = [element('label', {}, [box, ...cell.children])];
  }
}

/** The packages that a reader uses, the major they come from, and what is done. */
function renderControls(majors: readonly number[]): Html {
  const uses = products.map(
    ({ id, name }) => html`<label><input type="checkbox" name="use" value="${id}">${name}</label>`,
  );
  const froms = majors.map((from) => ({
    value: `v${from}`,
    label: buildText('build.upgradePlan.from', { from }),
  }));
  const any = { value: '', label: buildText('build.upgradePlan.fromAny') };
  return html`${renderSelect('only', text('upgradeFrom'), [any, ...froms])}
<output name="${TICKED}" ${raw(SOME)}="${text('done')}"></output>
<fieldset><legend>${text('packages')}</legend>${uses}</fieldset>`;
}

function print(tree: Tree): Html {
  return raw(toHtml(tree, { allowDangerousHtml: true }));
}
