import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a document shows with `::source{file="server.ts"}`, as a code block. */
export type SourceFile = { title: string; language: string; code: string };

/**
 * Reads a file that stands beside a document.
 * @param folder the document's folder
 * @param name the file's name: `server.ts`
 * @throws when there is no such file, or its name leads out of the folder
 */
export function readSourceFile(folder: string, name: string): SourceFile {
  const file = path.join(folder, name);
  if (name === '' || path.basename(name) !== name || !existsSync(file)) {
    throw new Error(
      `::source names the file "${name}", which is not in ${folder}. Name a file beside the document.`,
    );
  }
  const language = path.extname(name).slice(1);
  return { title: name, language, code: readFileSync(file, 'utf8').trimEnd() };
}
