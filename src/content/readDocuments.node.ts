import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentFile } from '#src/path/documentFile.ts';

const CONTENT = 'data/content';
const SHARED = 'shared';

/** A document and its demos on disk; `pathname` is its normal path. */
export type DocumentFiles = { pathname: string; file: string; folder: string; demos: string[] };

/**
 * Finds every document below `data/content`. The folder is the address: `react-charts/bars/bars.md` is `/x/react-charts/bars`.
 * @throws when a Markdown file is not named like its folder
 */
export function readDocuments(): Map<string, DocumentFiles> {
  const documents = new Map<string, DocumentFiles>();
  for (const folder of foldersBelow(CONTENT)) {
    const names = readdirSync(folder);
    const pathname = `/x/${path.relative(CONTENT, folder).split(path.sep).join('/')}`;
    for (const name of names.filter((each) => each.endsWith('.md'))) {
      const file = path.posix.join(folder, name);
      if (file !== documentFile(pathname)) {
        throw new Error(
          `${file} is not named like its folder. Rename it to ${documentFile(pathname)}, or give it a folder of its own.`,
        );
      }
    }
    if (existsSync(documentFile(pathname))) {
      documents.set(pathname, {
        pathname,
        folder,
        file: documentFile(pathname),
        demos: names
          .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
          .map((name) => name.slice(0, -'.tsx'.length))
          .sort(),
      });
    }
  }
  return documents;
}

function foldersBelow(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(folder === CONTENT && entry.name === SHARED))
    .flatMap((entry) => foldersBelow(path.posix.join(folder, entry.name)));
  return folder === CONTENT ? inside : [folder, ...inside];
}
