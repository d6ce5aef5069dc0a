import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const CONTENT = 'data/content';
const SHARED = 'shared';

/** A document and its demos on disk; `pathname` is its normal path. */
export type DocumentFiles = { pathname: string; file: string; folder: string; demos: string[] };

/**
 * Finds every document below `data/content`. The folder is the address: `react-charts/bars/bars.md` is `/x/react-charts/bars`.
 * @throws when a Markdown file is not named like its folder
 */
export function readDocuments(content = CONTENT): ReadonlyMap<string, DocumentFiles> {
  const known = remembered.get(content);
  if (known && process.env.NODE_ENV === 'production') {
    return known;
  }
  const documents = findDocuments(content);
  remembered.set(content, documents);
  return documents;
}

/** What an export has found: it asks for every page and every link. `npm run dev` looks anew. */
const remembered = new Map<string, ReadonlyMap<string, DocumentFiles>>();

function findDocuments(content: string): Map<string, DocumentFiles> {
  const documents = new Map<string, DocumentFiles>();
  for (const folder of foldersBelow(content, SHARED)) {
    const names = readdirSync(folder);
    const own = path.posix.join(folder, `${path.posix.basename(folder)}.md`);
    const pathname = `/x/${path.relative(content, folder).split(path.sep).join('/')}`;
    for (const name of names.filter((each) => each.endsWith('.md'))) {
      const file = path.posix.join(folder, name);
      if (file !== own) {
        throw new Error(
          `${file} is not named like its folder. Rename it to ${own}, or give it a folder of its own.`,
        );
      }
    }
    if (existsSync(own)) {
      documents.set(pathname, {
        pathname,
        folder,
        file: own,
        demos: names
          .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
          .map((name) => name.slice(0, -'.tsx'.length))
          .sort(),
      });
    }
  }
  return documents;
}

function foldersBelow(folder: string, except?: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== except)
    .map((entry) => path.posix.join(folder, entry.name))
    .flatMap((inside) => [inside, ...foldersBelow(inside)]);
}
