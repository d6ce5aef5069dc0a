import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentPathname } from '#src/site/path/contentFolder.ts';
import { proofFile } from './readProofs.node.ts';

const CONTENT = 'data/content';
const SHARED = 'shared';

/** A document and its demos on disk; `pathname` is its normal path. */
export type DocumentFiles = { pathname: string; file: string; folder: string; demos: string[] };

/** All documents, by their normal path. */
export type Documents = ReadonlyMap<string, DocumentFiles>;

/**
 * Finds every document below `data/content`. The folder is the address: `react-charts/bars/bars.md` is `/x/react-charts/bars`,
 * `home/home.md` is `/x`. This reads every folder, so look once and hand on what was found.
 * @throws when a Markdown file is not named like its folder, or a file with proofs has no document
 */
export function readDocuments(content = CONTENT): Documents {
  const documents = new Map<string, DocumentFiles>();
  for (const folder of foldersBelow(content, SHARED)) {
    const names = readdirSync(folder);
    const own = path.posix.join(folder, `${path.posix.basename(folder)}.md`);
    const pathname = contentPathname(path.relative(content, folder).split(path.sep).join('/'));
    for (const name of names.filter((each) => each.endsWith('.md'))) {
      const file = path.posix.join(folder, name);
      if (file !== own) {
        throw new Error(
          `${file} is not named like its folder. Rename it to ${own}, or give it a folder of its own.`,
        );
      }
    }
    const proofs = names.find((name) => name.endsWith('.proof.tsx'));
    if (
      proofs !== undefined &&
      (path.posix.join(folder, proofs) !== proofFile(folder) || !existsSync(own))
    ) {
      throw new Error(
        `${path.posix.join(folder, proofs)} tries a document that is not there. Only ${proofFile(folder)} beside ${own} does. Rename it, or delete it.`,
      );
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
