import { contentFolder } from '#src/site/path/contentFolder.ts';
import { overviews } from '#data/tree/overviews.ts';
import { heading, html, list, raw, type Html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { TextKey } from '#src/site/texts/translate.ts';
import { displayTitle, groupPage, type PageLink } from '#src/site/tree/pageLinks.ts';
import { findNode } from '#src/site/tree/tree.ts';
import type { Crumb, PageRecord, TocEntry } from '#src/site/tree/pageRecord.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import type { Page } from '#data/types.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';
import { readOutline } from '#src/documents/parse/readParsed.node.ts';

type Overview = Pick<PageRecord, 'title' | 'description' | 'html' | 'toc'>;

/**
 * The page above a group of the sidebar that has none in the tree: its pages with their descriptions, by group.
 * @throws when data/tree/overviews.ts names no group for the path
 */
export function renderOverview(pathname: string, documents: Documents): Overview {
  const group = findNode(siteTree, overviews[pathname] ?? '');
  if (!group?.children) {
    throw new Error(`The overview ${pathname} has no group. Name one in data/tree/overviews.ts.`);
  }
  const title = displayTitle(group);
  const own = group.children.filter(({ children }) => !children);
  const sections = group.children.flatMap((page) =>
    page.children ? [{ title: displayTitle(page), pages: page.children }] : [],
  );
  const toc = sections.map((section): TocEntry => ({
    id: idOf(section.title),
    text: section.title,
    depth: 2,
  }));
  const lists = sections.map(
    ({ title, pages }) => html`${heading(idOf(title), title)}${renderList(pages, documents)}`,
  );
  return {
    title,
    // A path of data/tree/overviews.ts; without a text for it the build stops.
    description: buildText(`build.overviews.${contentFolder(pathname)}` as TextKey),
    html: html`${own.length > 0 ? renderList(own, documents) : ''}${lists}`.html,
    toc,
  };
}

/**
 * The groups above a page, each with the address it leads to unless that is the page itself: its overview, or its first page. A mere
 * heading of the sidebar is no place to go to, and is called one.
 */
export function linkOverviews(groups: readonly PageLink[], from?: string): Crumb[] {
  return groups.map(({ pathname, title }) => {
    const node = findNode(siteTree, pathname);
    if (node?.subheader !== undefined) {
      return { title, isHeading: true };
    }
    const overview = overviewOf(pathname) ?? firstLeaf(node);
    return overview === undefined || overview === from
      ? { title }
      : { title, overview: `${overview}/` };
  });
}

function firstLeaf(page: Page | undefined): string | undefined {
  return page?.children ? firstLeaf(page.children[0]) : page?.pathname;
}

/** `/x/react-charts-bars` and `/x/react-charts-group` -> `/x/react-charts/bars` and `/x/react-charts` */
function overviewOf(group: string): string | undefined {
  const bare = (path: string) => path.replace(/-group$/, '').replaceAll('-', '/');
  return (
    groupPage({ pathname: group }) ?? siteTree.leaves.find((page) => bare(page) === bare(group))
  );
}

function renderList(pages: readonly Page[], documents: Documents): Html {
  const items = pages.map((page) => {
    const document = documents.get(page.pathname);
    const { description = '' } = document ? readOutline(document.file).frontMatter : {};
    const lead = description === '' ? '' : [raw('<br>'), description];
    return html`<a href="${page.pathname}/">${displayTitle(page)}</a>${lead}`;
  });
  return list(items);
}

/** `Upgrade to v8` -> `upgrade-to-v8` */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-');
}
