import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { SearchSection } from '#src/search/searchEntry.ts';
import { cutSections } from './cutSections.node.ts';
import type { FrontMatter } from './frontMatter.node.ts';
import { parseDocument } from './parseDocument.node.ts';

/** What other pages, the search and the build want to know of a document: everything but its drawing. */
export type Outline = {
  frontMatter: FrontMatter;
  /** Names of the demos and playgrounds that it shows. */
  demos: string[];
  /** Names of the generated tables that it shows. */
  tables: string[];
  /** Of its headings and demos. */
  anchors: string[];
  sections: SearchSection[];
};

/** `version`: when the document was written, and its size. */
type Known = { version: string; outline: Outline };

/**
 * Parses each document once, for this process and for those that follow it.
 * @param kept the file between two processes
 */
export function outlineReader(kept: string) {
  /** By the document's file. */
  const known = new Map<string, Known>();
  let isKeptRead = false;

  /**
   * The outline of a document as it stands in its file now. It is the same object until the document is written anew.
   * @throws with file and line when the document is broken
   */
  function readOutline(file: string): Outline {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    readKept();
    const last = known.get(file);
    if (last?.version === version) {
      return last.outline;
    }
    const outline = outlineOf(file);
    known.set(file, { version, outline });
    return outline;
  }

  /**
   * Keeps the outlines of documents for the processes that follow. What an earlier process kept is not used: its program may have
   * been another.
   * @throws with file and line when a document is broken
   */
  function keepOutlines(files: readonly string[]): void {
    isKeptRead = true;
    rmSync(kept, { force: true });
    files.forEach(readOutline);
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(`${kept}.part`, JSON.stringify([...known]));
    renameSync(`${kept}.part`, kept);
  }

  function readKept(): void {
    if (isKeptRead) {
      return;
    }
    isKeptRead = true;
    const entries = existsSync(kept) ? readFileSync(kept, 'utf8') : '[]';
    for (const [file, each] of JSON.parse(entries) as [string, Known][]) {
      known.set(file, each);
    }
  }

  return { readOutline, keepOutlines };
}

export const { readOutline, keepOutlines } = outlineReader('node_modules/.cache/outlines.json');

function outlineOf(file: string): Outline {
  const parsed = parseDocument(readFileSync(file, 'utf8'), file);
  const { root, frontMatter, demos, tables, anchors } = parsed;
  const sections = cutSections(root, frontMatter.description);
  return { frontMatter, demos, tables, anchors: [...anchors], sections };
}
