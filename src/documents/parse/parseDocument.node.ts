import type { Heading, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { OutlineEntry } from '#src/documents/directives/directive.ts';
import {
  checkPlace,
  isDirective,
  outlineOf,
  type DirectiveNode,
} from '#src/documents/directives/directives.node.ts';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { readFrontMatter, type FrontMatter } from './frontMatter.node.ts';
import { anchorsOfHeading, assignHeadingIds, claimAliases } from './headings.node.ts';
import { at, atLine } from './locate.node.ts';
import { wholeAlias } from './wholeAlias.ts';

/** A document with anchors at its headings, not drawn yet. */
export type ParsedDocument = {
  root: Root;
  frontMatter: FrontMatter;
  toc: TocEntry[];
  /** Names of the demos and playgrounds that it shows. */
  demos: string[];
  /** Names of the generated tables that it shows. */
  tables: string[];
  /** Of its headings and demos. */
  anchors: string[];
  /** Older anchors that still lead to its headings or to its beginning. */
  aliases: string[];
};

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses a document as far as its front matter, headings and anchors, without drawing anything.
 * @throws with file and line when one of them is broken, or a directive is not known or not written as it should be
 */
export function parseDocument(source: string, file: string): ParsedDocument {
  const root = parser.parse(source);
  keepTimes(root, source);
  const yaml = root.children.find((node) => node.type === 'yaml');
  const frontMatter = readFrontMatter(yaml?.value, file);
  const { headings, entries } = collect(root, file);
  const toc = assignHeadingIds(headings, file);
  const demos: string[] = [];
  const tables: string[] = [];
  const anchors = new Set(['main-content', ...headings.map((each) => anchorsOfHeading(each).id)]);
  for (const { node, entry } of entries) {
    if (entry.kind === 'table') {
      tables.push(entry.name);
      continue;
    }
    if (anchors.has(entry.name)) {
      throw new Error(
        `${at(file, node)} has the anchor #${entry.name}, which its page holds already. Show each demo once, and give no heading its name.`,
      );
    }
    demos.push(entry.name);
    anchors.add(entry.name);
  }
  const taken = new Set(anchors);
  const ofPage = (frontMatter.aliases ?? []).map((alias) => wholeAlias(alias, file, `${file}:1`));
  claimAliases(ofPage, taken, `${file}:1`);
  for (const heading of headings) {
    claimAliases(anchorsOfHeading(heading).aliases, taken, at(file, heading));
  }
  const aliases = [...taken].filter((each) => !anchors.has(each));
  return { root, frontMatter, toc, demos, tables, anchors: [...anchors], aliases };
}

type Collected = { headings: Heading[]; entries: { node: DirectiveNode; entry: OutlineEntry }[] };

/** In one walk: walking costs as much as the rest of this file. */
function collect(root: Root, file: string): Collected {
  const headings: Heading[] = [];
  const entries: Collected['entries'] = [];
  visit(root, (node, _index, parent) => {
    if (node.type === 'heading') {
      headings.push(node);
    } else if (isDirective(node)) {
      atLine(file, node, () => checkPlace(node, parent));
      const entry = atLine(file, node, () => outlineOf(node));
      entries.push(...(entry ? [{ node, entry }] : []));
    }
  });
  return { headings, entries };
}

/** `10:30` is no directive, although remark-directive takes a digit for the beginning of a name. */
function keepTimes(root: Root, source: string): void {
  if (!/:\d/.test(source)) {
    return;
  }
  visit(root, 'textDirective', ({ name, position }, index, parent) => {
    if (/^\d/.test(name) && parent && index !== undefined) {
      const value = source.slice(position?.start.offset, position?.end.offset);
      parent.children[index] = { type: 'text', value };
    }
  });
}
