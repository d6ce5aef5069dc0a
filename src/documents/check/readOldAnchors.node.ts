import { visit } from 'unist-util-visit';
import { toString as textOf } from 'mdast-util-to-string';
import sectionAnchors from '#data/tree/sectionAnchors.json' with { type: 'json' };
import { anchorsOfHeading } from '#src/documents/parse/headings.node.ts';
import { anchorsOfDocument } from './linkChecker.node.ts';
import { anchorProblems, type OldAnchors, type PlacedHeading } from './oldAnchors.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import { type DocumentFiles, readDocuments } from '#src/documents/parse/readDocuments.node.ts';

/** Every written page that links from elsewhere lead into. */
export function readOldAnchors(): OldAnchors[] {
  return [...readDocuments().values()].flatMap((document) => {
    const known = (sectionAnchors as Record<string, string[]>)[document.pathname];
    return known ? [compare(document, known)] : [];
  });
}

/** @throws with every written page that lacks an old anchor */
export function refuseLostAnchors(): void {
  const problems = anchorProblems(readOldAnchors());
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function compare(document: DocumentFiles, known: readonly string[]): OldAnchors {
  const anchors = anchorsOfDocument(document);
  const { pathname, file } = document;
  return {
    pathname,
    file,
    known,
    lost: known.filter((anchor) => !anchors.has(anchor)),
    headings: placedHeadings(file),
  };
}

function placedHeadings(file: string): PlacedHeading[] {
  const headings: PlacedHeading[] = [];
  visit(readParsed(file).root, 'heading', (node) => {
    headings.push({
      ...anchorsOfHeading(node),
      text: `${'#'.repeat(node.depth)} ${textOf(node).trim()}`,
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}
