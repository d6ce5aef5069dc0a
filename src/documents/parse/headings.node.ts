import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { TocEntry } from '#src/site/tree/pageRecord.ts';
import { at } from './locate.node.ts';
import { wholeAlias } from './wholeAlias.ts';

/** What a heading is called by: its anchor, and the older ones that lead to it too. */
export type HeadingAnchors = { id: string; aliases: readonly string[] };

/** Ids of the page's frame; a heading with one of them would break a control or a link. */
const FRAME_IDS = [
  'main-content',
  'site-navigation',
  'version-menu',
  'page-menu',
  'contents-title',
  'announcer',
  'late-scripts',
  'entry-chunks',
  'settings-title',
  'suggestions',
];
const BRACES = /\s*\{([^{}]*)\}\s*$/;
const ATTRIBUTES = /^(?:#([\w-]+))?\s*(?:aliases="([^"]+)")?$/;

/**
 * Gives each heading its anchor (`{#id}` behind the text, else a slug of the text) and its aliases (`{aliases="old older"}`), and lists
 * the headings for the contents list.
 * @throws when an anchor is taken, or a heading is of the first level
 */
export function assignHeadingIds(headings: readonly Heading[], file: string): TocEntry[] {
  const slugger = new GithubSlugger();
  const seen = new Set(FRAME_IDS);
  const entries: TocEntry[] = [];
  for (const heading of headings) {
    if (heading.depth === 1) {
      throw new Error(
        `${at(file, heading)} has a heading of the first level. The title in the front matter is the first heading; write ## here.`,
      );
    }
    const { id: ownId, aliases } = takeAttributes(heading, file);
    const id = ownId ?? slugger.slug(textOf(heading));
    if (seen.has(id)) {
      throw new Error(
        `${at(file, heading)} has the anchor #${id}, which its page holds already. Change the heading, or give it another anchor with {#id}.`,
      );
    }
    seen.add(id);
    heading.data = {
      ...heading.data,
      hProperties: { id, ...(aliases.length > 0 ? { dataAliases: aliases.join(' ') } : {}) },
    };
    if (heading.depth <= 3) {
      entries.push({ id, text: textOf(heading).trim(), depth: heading.depth });
    }
  }
  return entries;
}

/** The anchors of a heading that `assignHeadingIds` has seen. */
export function anchorsOfHeading({ data }: Heading): HeadingAnchors {
  const { id, dataAliases } = data?.hProperties ?? {};
  return {
    id: String(id),
    aliases: typeof dataAliases === 'string' ? dataAliases.split(' ') : [],
  };
}

/**
 * Refuses an alias that leads elsewhere on its page already.
 * @param taken anchors of the page; the aliases are added to it
 * @throws with the place of the alias
 */
export function claimAliases(aliases: readonly string[], taken: Set<string>, place: string): void {
  for (const alias of aliases) {
    if (taken.has(alias) || FRAME_IDS.includes(alias)) {
      throw new Error(
        `${place} has the alias #${alias}, which its page holds already. Take the alias out; an anchor stands once on a page.`,
      );
    }
    taken.add(alias);
  }
}

function takeAttributes(
  heading: Heading,
  file: string,
): { id: string | undefined; aliases: string[] } {
  const last = heading.children.at(-1);
  const braces = last?.type === 'text' ? BRACES.exec(last.value) : null;
  if (last?.type !== 'text' || !braces) {
    return { id: undefined, aliases: [] };
  }
  const [, written = ''] = braces;
  const found = ATTRIBUTES.exec(written.trim());
  if (!found || written.trim() === '') {
    throw new Error(
      `${at(file, heading)} has {${written}} behind its heading, which says nothing here. Write {#id}, {aliases="old-anchor other-old-anchor"} or both in one pair of braces.`,
    );
  }
  last.value = last.value.slice(0, braces.index);
  const aliases = found[2]?.split(/\s+/).filter(Boolean) ?? [];
  return {
    id: found[1],
    aliases: aliases.map((alias) => wholeAlias(alias, file, at(file, heading))),
  };
}
