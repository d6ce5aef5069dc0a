import { existsSync } from 'node:fs';
import type { DocumentFiles } from '#src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import {
  proofFile,
  readProofs,
  type Proofs,
  type Quote,
} from '#src/documents/parse/readProofs.node.ts';
import {
  isStated,
  nearestSentence,
  readShownDemos,
  readStatements,
  rowsOf,
  type ShownDemo,
  type Statement,
} from './statements.node.ts';

type Document = Pick<DocumentFiles, 'file' | 'folder'>;

/**
 * Compares a document with the file beside it that tries it.
 * @throws with all places where the two disagree, and what to do there
 */
export function checkProofs(document: Document): void {
  const complaints = proofComplaints(document);
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
}

/** What `checkProofs` throws, one sentence for each place. */
export function proofComplaints({ file, folder }: Document): string[] {
  const { root } = readParsed(file);
  const demos = readShownDemos(root);
  const own = proofFile(folder);
  const proofs = existsSync(own) ? readProofs(own) : undefined;
  return [
    ...(proofs ? complaintsOf(proofs, file, demos, readStatements(root)) : []),
    ...demos
      .filter((demo) => needsAct(demo, proofs))
      .map(
        ({ name, line }) =>
          `${file}:${line} shows the demo ${name}, which nothing operates. Write act('${name}', …) in ${own}, or add the word still to its line if it answers neither clicks nor keys.`,
      ),
  ];
}

/** A playground is operated by its panel, which is the site's own. */
function needsAct({ name, isStill, isPlayground }: ShownDemo, proofs: Proofs | undefined): boolean {
  return !isStill && !isPlayground && !proofs?.acts.some(({ text }) => text === name);
}

function complaintsOf(
  { file: own, acts, claims, keyRows }: Proofs,
  file: string,
  demos: readonly ShownDemo[],
  statements: readonly Statement[],
): string[] {
  const isTwice = ({ text }: Quote, index: number, all: readonly Quote[]) =>
    all.findIndex((other) => other.text === text) < index;
  return [
    ...acts.flatMap(({ text, line }) => {
      const demo = demos.find(({ name }) => name === text);
      if (!demo) {
        return [
          `${own}:${line} operates the demo ${text}, which ${file} does not show. Name one of its demos, or take the act out.`,
        ];
      }
      return demo.isStill
        ? [
            `${own}:${line} operates the demo ${text}, which ${file}:${demo.line} calls still. Take the word or the act out.`,
          ]
        : [];
    }),
    ...claims
      .filter(({ text }) => !isStated(text, statements))
      .map(({ text, line }) => {
        const near = nearestSentence(text, statements);
        return `${own}:${line} quotes “${text}”, which ${file} does not say. ${
          near
            ? `Is it “${near.text}” (line ${near.line})? Quote a whole sentence, cell or row, and try it anew.`
            : 'Quote a whole sentence, cell or row of it, or take the claim out.'
        }`;
      }),
    ...keyRows.flatMap(({ text, line, under }) => {
      const { length } = rowsOf(text, statements, under);
      const place = under === undefined ? file : `the section “${under}” of ${file}`;
      if (length === 0) {
        return [
          `${own}:${line} presses the keys of the row “${text}”, which no table of ${place} has. Write its first cell as it stands there, or take the call out.`,
        ];
      }
      return length > 1
        ? [
            `${own}:${line} presses the keys of the row “${text}”, which ${place} has ${length} times. Name the section: keyRow('${text}', 'its heading', …).`,
          ]
        : [];
    }),
    ...[acts, claims]
      .flatMap((quotes) => quotes.filter(isTwice))
      .map(({ text, line }) => `${own}:${line} tries “${text}” a second time. Join the two.`),
  ];
}
