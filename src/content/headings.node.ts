import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { TocEntry } from '#src/pageTree/pageRecord.ts';

/** Ids of the page's frame; a heading with one of them would break a control or a link. */
const FRAME_IDS = [
  'main-content',
  'navigation',
  'version-menu',
  'page-menu',
  'contents-title',
  'announcer',
  'late-scripts',
  'entry-chunks',
  'settings-title',
  'suggestions',
];
const OWN_ID = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Gives each heading its anchor (`{#id}` behind the text, else a slug of the text) and lists them for the contents list.
 * @throws when an anchor is taken, or a heading is of the first level
 */
export function assignHeadingIds(
  headings: readonly Heading[],
  at: (node: Heading) => string,
): TocEntry[] {
  const slugger = new GithubSlugger();
  const seen = new Set(FRAME_IDS);
  const entries: TocEntry[] = [];
  for (const heading of headings) {
    if (heading.depth === 1) {
      throw new Error(
        `${at(heading)} has a heading of the first level. The title in the front matter is the first heading; write ## here.`,
      );
    }
    const id = takeOwnId(heading) ?? slugger.slug(textOf(heading));
    if (seen.has(id)) {
      throw new Error(
        `${at(heading)} has the anchor #${id}, which its page holds already. Change the heading, or give it another anchor with {#id}.`,
      );
    }
    seen.add(id);
    heading.data = { ...heading.data, hProperties: { id } };
    if (heading.depth <= 3) {
      entries.push({ id, text: textOf(heading).trim(), depth: heading.depth });
    }
  }
  return entries;
}

function takeOwnId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const found = last?.type === 'text' ? OWN_ID.exec(last.value) : null;
  if (last?.type === 'text' && found) {
    last.value = last.value.slice(0, found.index);
  }
  return found?.[1];
}
