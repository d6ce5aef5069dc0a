import { overviews, UPGRADES } from '#data/tree/overviews.ts';
import { site } from '#data/site/site.ts';
import { specialPages } from '#data/tree/specialPages.ts';
import { PLAYGROUND } from '#src/demos/model/demoElement.ts';
import { strayVariant } from '#src/demos/model/demoVariants.node.ts';
import {
  apiPaths,
  indexesOutsideTree,
  loadApiPage,
} from '#src/reference/pages/loadApiPage.node.ts';
import { pageChanges } from '#src/reference/differences/pageChanges.node.ts';
import { homeCss } from '#src/generated/homeStyles.ts';
import { playgroundCss } from '#src/generated/playgroundStyles.ts';
import { upgradePlanCss } from '#src/generated/upgradePlanStyles.ts';
import { placeOf, type Place } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { validateTree } from '#src/site/tree/treeProblems.ts';
import { HOME, documentFile } from '#src/site/path/contentFolder.ts';
import { checkProofs } from '#src/documents/check/checkProofs.node.ts';
import { checkedLine } from './pageFoot.node.ts';
import { editAddress } from './EditLink.tsx';
import { renderOverview } from '#src/documents/render/groupOverview.node.ts';
import { identifierReader } from '#src/documents/render/identifierReader.node.ts';
import { linkChecker } from '#src/documents/check/linkChecker.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import type { DocumentFiles, Documents } from '#src/documents/parse/readDocuments.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { pagePurposes, surroundingsOf } from './surroundings.node.ts';
import { placeAd } from './placeAd.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import {
  drawTree,
  renderDocument,
  type DocumentContext,
} from '#src/documents/render/renderDocument.node.ts';
import { renderUpgradePlan } from '#src/documents/render/upgradePlan.node.ts';
import { renderTable } from '#src/documents/render/generatedTables.node.ts';

/**
 * Normal paths of all pages that have a document or a reference: home, the tree, the API indexes and overviews beside it and the
 * special pages.
 * @throws with every place where tree and documents disagree (behaviour 3.2, 3.3)
 */
export function listPages(): string[] {
  const documents = siteDocuments();
  validateTree(siteTree.pages, {
    documents: new Set([...documents.keys(), ...apiPaths()]),
    outsideRoutes: new Set([
      HOME,
      ...specialPages,
      ...indexesOutsideTree(),
      ...Object.keys(overviews),
    ]),
  });
  return [
    HOME,
    ...siteTree.leaves,
    ...indexesOutsideTree(),
    ...Object.keys(overviews),
    ...specialPages,
  ];
}

/**
 * Makes the record of one page from its document or the API reference.
 * @throws with file and line when the document is broken, and when there is none
 */
export async function loadPage(
  path: string,
  documents: Documents = siteDocuments(),
): Promise<PageRecord> {
  const place = placeOf(siteTree, path);
  const { pathname } = place;
  const document = documents.get(pathname);
  const surroundings = surroundingsOf(place);
  if (place.isApi) {
    const reference = await loadApiPage(pathname, documents, (record) => ({
      changes: pageChanges(record.product, record.name),
      purposes: pagePurposes(record, documents),
    }));
    const html = finishText(reference.html, place);
    return { ...surroundings, ...reference, html, kind: 'document', hasDemos: false };
  }
  if (Object.hasOwn(overviews, pathname)) {
    const overview = renderOverview(pathname, documents);
    const plan = pathname === UPGRADES ? await loadUpgradePlan(documents) : undefined;
    return {
      ...surroundings,
      ...overview,
      ...(plan ? { styles: upgradePlanCss, toc: [...overview.toc, ...plan.toc] } : {}),
      html: finishText(overview.html + (plan?.html ?? ''), place),
      kind: 'document',
      hasDemos: false,
    };
  }
  if (!document) {
    throw new Error(`There is no document for ${pathname}. Write ${documentFile(pathname)}.`);
  }
  const text = await readDocument(document, documents);
  if (pathname === HOME) {
    return { ...surroundings, ...text, toc: [], kind: 'home', styles: homeCss };
  }
  return place.node
    ? {
        ...surroundings,
        ...text,
        html: finishText(text.html, place),
        kind: 'document',
      }
    : { ...surroundings, ...text, kind: 'special' };
}

/** What every page of the tree has beside its own text: the room of its ad, and what it was checked with. */
function finishText(html: string, place: Place): string {
  return (site.ads.isOn ? placeAd(html) : html) + checkedLine(place);
}

/** The parts of guides that it shows are drawn as on their own pages. */
function loadUpgradePlan(documents: Documents) {
  return renderUpgradePlan(documents, (guide, part) => drawTree(part, contextOf(guide, documents)));
}

function contextOf(document: DocumentFiles, documents: Documents): DocumentContext {
  return {
    file: document.file,
    folder: document.folder,
    table: renderTable,
    identify: identifierReader(document),
    checkLink: linkChecker(document.pathname, documents),
  };
}

async function readDocument(document: DocumentFiles, documents: Documents) {
  const parsed = readParsed(document.file);
  const { title, description, html, toc, demos, aliases } = await renderDocument(
    parsed,
    contextOf(document, documents),
  );
  refuseUnused(document, demos);
  checkProofs(document);
  refuseTakenAlias(document, parsed.aliases, html);
  const source = editAddress(site.repository, documentFile(document.pathname));
  return {
    title,
    description,
    html,
    toc,
    hasDemos: demos.length > 0,
    ...(aliases === undefined ? {} : { aliases }),
    ...(html.includes(` ${PLAYGROUND}>`) ? { styles: playgroundCss } : {}),
    ...(source === undefined ? {} : { source: { address: source, isEditable: true } }),
  };
}

/** Headings and demos are compared when a document is parsed; the rows of its generated tables stand in its HTML only. */
function refuseTakenAlias({ file }: DocumentFiles, aliases: readonly string[], html: string): void {
  const taken = aliases.find((alias) => html.split(` id="${alias}"`).length > 2);
  if (taken !== undefined) {
    throw new Error(
      `${file} has the alias #${taken}, which a row of its generated tables holds already. Take the alias out; an anchor stands once on a page.`,
    );
  }
}

function refuseUnused({ folder, demos, file }: DocumentFiles, used: string[]): void {
  const unused = demos.find((name) => !used.includes(name));
  if (unused) {
    throw new Error(
      `${folder}/${unused}.tsx is shown nowhere. Add ::demo{name="${unused}" height="…"} to ${file}, or delete it.`,
    );
  }
  const stray = strayVariant(folder, demos);
  if (stray !== undefined) {
    throw new Error(
      `${folder}/${stray} is a styling of no demo. Write the demo in the system's styling too, or delete it.`,
    );
  }
}
