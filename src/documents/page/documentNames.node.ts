import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import type { ProductId } from '#data/types.ts';
import { readTableRecords } from '#src/reference/read/apiCache.node.ts';
import { usesOf } from '#src/reference/pages/demoUses.node.ts';
import { type DocumentNames, nameIn, plainName } from '#src/reference/render/purposes.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { productOf } from '#src/site/path/productOf.ts';
import type { DocumentFiles, Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** A section that is headed by a name is about it. */
const IN_HEADING = 3;

/** What the documents of a product name in code, in the order of the sidebar. */
export function documentNames(product: ProductId, documents: Documents): DocumentNames[] {
  return namesInAll(documents).filter(({ pathname }) => productOf(pathname)?.id === product);
}

/** Documents are read once for all pages that ask. */
const namesInAll = memoize((documents: Documents): DocumentNames[] => {
  return siteTree.leaves.flatMap((pathname) => {
    const document = documents.get(pathname);
    return document && productOf(pathname) ? [{ pathname, names: namesIn(document) }] : [];
  });
}, new WeakMap());

function namesIn({ file, folder, demos }: DocumentFiles): ReadonlyMap<string, number> {
  const { root, tables } = readParsed(file);
  const names = new Map<string, number>();
  const add = (name: string, times: number) => names.set(name, (names.get(name) ?? 0) + times);
  const visit = (node: Nodes, times: number): void => {
    const name = node.type === 'inlineCode' ? nameIn(node.value) : undefined;
    if (name !== undefined) {
      add(name, times);
    }
    for (const child of 'children' in node ? node.children : []) {
      visit(child, node.type === 'heading' ? IN_HEADING : times);
    }
  };
  visit(root, 1);
  tables.flatMap(namesInTable).forEach((name) => add(name, 1));
  for (const demo of demos) {
    exportsUsed(readFileSync(path.join(folder, `${demo}.tsx`), 'utf8')).forEach((name) =>
      add(name, 1),
    );
  }
  return names;
}

/** The events and methods that a generated table lists, and the props that hear the events. */
function namesInTable(table: string): string[] {
  const { events, groups } = readTableRecords();
  if (table === 'grid-events') {
    return events.flatMap(({ name, prop }) => [name, ...(prop ? [prop] : [])]);
  }
  const group = groups.find(({ id }) => table === `grid-api-${id}`);
  return (group?.members ?? []).map(({ name }) => `GridApi.${name}`);
}

/** `BarChart` of `charts:BarChart`; what is used of it says little of what it is for: every demo sets `columns` and `rows`. */
function exportsUsed(demo: string): string[] {
  const uses = [...usesOf(demo)].map((use) => use.slice(use.indexOf(':') + 1));
  return uses.filter((name) => /^[A-Z]\w*$/.test(name)).map(plainName);
}
