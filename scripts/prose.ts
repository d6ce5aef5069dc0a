/** Reads the prose of every document and of the shell, and prints what to write instead: `npm run prose`, or one page with `-- /x/react-charts/bars/`. */
import { readFileSync } from 'node:fs';
import { specialPages } from '#data/tree/specialPages.ts';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { readDocuments } from '../src/documents/parse/readDocuments.node.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { checkProse, checkShellText } from '#src/documents/check/checkProse.node.ts';

const asked = process.argv.slice(2).map((address) => normalPath(address));
const documents = [...readDocuments().values()].filter(
  ({ pathname }) =>
    asked.includes(pathname) || (asked.length === 0 && !specialPages.includes(pathname)),
);
const problems = documents.flatMap(({ file }) => {
  const source = readFileSync(file, 'utf8');
  return checkProse(parseDocument(source, file).root, source).map(
    ({ line, message }) => `${file}:${line}: ${message}`,
  );
});
const shell = asked.length > 0 ? [] : checkTexts(wholeDictionary('en'), []);
const all = [...problems, ...shell];
all.forEach((problem) => console.error(problem));
console.log(
  `The prose of ${documents.length} documents and the shell was read: ${all.length} findings.`,
);
process.exitCode = all.length > 0 ? 1 : 0;

/** Texts of the shell lie in groups of groups. */
function checkTexts(group: object, above: readonly string[]): string[] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) => {
    const path = [...above, key];
    return typeof text === 'object' && text !== null
      ? checkTexts(text, path)
      : checkShellText(String(text)).map(
          (message) => `translations/translations.json (${path.join('.')}): ${message}`,
        );
  });
}
