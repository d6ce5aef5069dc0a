import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { ownSources } from '#src/site/code/sources.node.ts';
import type { SearchSection } from '#src/search/index/searchEntry.ts';
import { cutSections } from './cutSections.node.ts';
import { parseDocument, type ParsedDocument } from './parseDocument.node.ts';

/** What other pages, the search and the build want to know of a document: everything but its text as a tree. */
export type Outline = Omit<ParsedDocument, 'root'> & { sections: SearchSection[] };

/** `version`: what stands for the document and the program that parsed it. */
type Kept = { version: string; outline: Outline; root: Root };

/** Parses a document, and through its imports all files that decide what comes out. */
const PARSER = 'src/documents/parse/readParsed.node.ts';
/** What else decides it. */
const INPUTS = ['package-lock.json'];
/** What directives draw with. The parser asks them for their outlines only. */
const DRAWING = /^(?:src\/(?:demos|reference)|data\/tree)\//;

/**
 * Parses each document once, for this process and for those that follow it: to read a tree as JSON takes a thirtieth of the time
 * of parsing it.
 * @param folder where trees and outlines are kept, one file for each document
 * @param program gives what stands for the program that parses
 */
export function documentReader(folder: string, program: () => string) {
  /** By the document's file. */
  const known = new Map<string, Omit<Kept, 'root'>>();
  let programNow: string | undefined;

  /**
   * The outline of a document as it stands in its file now. It is the same object until the document is written anew.
   * @throws with file and line when the document is broken
   */
  function readOutline(file: string): Outline {
    const version = versionOf(file);
    const last = known.get(file);
    if (last?.version === version) {
      return last.outline;
    }
    const { outline } = read(file, version);
    known.set(file, { version, outline });
    return outline;
  }

  /**
   * A document as it stands in its file now, for a caller that may change it. Of the places of its nodes only the line is sure to be
   * there.
   * @throws with file and line when the document is broken
   */
  function readParsed(file: string): ParsedDocument {
    const { outline, root } = read(file, versionOf(file));
    return { ...outline, root };
  }

  /**
   * Keeps documents for the processes that follow.
   * @throws with file and line when a document is broken
   */
  function keepDocuments(files: readonly string[]): void {
    for (const file of files) {
      const version = versionOf(file);
      if (known.get(file)?.version !== version) {
        const { outline, root } = read(file, version);
        known.set(file, { version, outline });
        keep(file, { version, outline, root });
      }
    }
  }

  function read(file: string, version: string): Omit<Kept, 'version'> {
    const kept = readKept(file);
    return kept?.version === version ? kept : parseFile(file);
  }

  function keep(file: string, entry: Kept): void {
    const kept = keptFile(file);
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(`${kept}.part`, JSON.stringify(entry, onlyLines));
    renameSync(`${kept}.part`, kept);
  }

  function readKept(file: string): Kept | undefined {
    const kept = keptFile(file);
    return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Kept) : undefined;
  }

  function keptFile(file: string): string {
    return path.join(folder, `${file}.json`);
  }

  function versionOf(file: string): string {
    programNow ??= program();
    const { mtimeMs, size } = statSync(file);
    return `${programNow} ${mtimeMs} ${size}`;
  }

  return { readOutline, readParsed, keepDocuments };
}

export const { readOutline, readParsed, keepDocuments } = documentReader(
  'node_modules/.cache/documents',
  hashParser,
);

function hashParser(): string {
  const hash = createHash('sha256');
  for (const each of [...ownSources(PARSER), ...INPUTS].filter((file) => !DRAWING.test(file))) {
    hash.update(`${each}\n`).update(readFileSync(each));
  }
  return hash.digest('hex');
}

function parseFile(file: string): Omit<Kept, 'version'> {
  const { root, ...parsed } = parseDocument(readFileSync(file, 'utf8'), file);
  const sections = cutSections(root, parsed.frontMatter.description);
  return { outline: { ...parsed, sections }, root };
}

/** Messages name the line of a node; the rest of its place is longer than its text. */
function onlyLines(key: string, value: unknown): unknown {
  return key === 'position' ? { start: { line: (value as Root['position'])?.start.line } } : value;
}
