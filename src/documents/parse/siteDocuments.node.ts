import { revision } from '#src/generated/revision.ts';
import { readDocuments, type Documents } from './readDocuments.node.ts';

void revision; // imported so that `npm run dev` forgets what was found when a file changes

let found: Documents | undefined;

/**
 * The documents of the site, looked for once: an export asks for them with every page.
 * @throws when a Markdown file is not named like its folder
 */
export function siteDocuments(): Documents {
  found ??= readDocuments();
  return found;
}
