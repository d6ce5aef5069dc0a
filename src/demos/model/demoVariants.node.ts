import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  codeStylings,
  stylingTokens,
  type CodeStyling,
} from '#src/visitor/preferences/codePreference.ts';
import { styledName } from './demoAddresses.ts';

const VARIANT_FILE = /^([A-Z]\w*)\.(?:tailwind|css)\.tsx$/;

/** The file of a demo in a styling. `Bars`, `CSS` -> `Bars.css.tsx` */
export function variantFile(name: string, styling: CodeStyling): string {
  return `${styledName(name, styling)}.tsx`;
}

/** The stylings in which a demo is written; the first is always the system's. */
export function stylingsOf(folder: string, name: string): CodeStyling[] {
  return codeStylings.filter(
    (styling) =>
      styling === 'MUI System' || existsSync(path.join(folder, variantFile(name, styling))),
  );
}

/**
 * The stylings that `styling="tailwind css"` names, the system's first.
 * @throws when one of them is not known
 */
export function readStylings(text: string): CodeStyling[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  const unknown = tokens.find((token) => !['tailwind', 'css'].includes(token));
  if (unknown !== undefined) {
    throw new Error(
      `The styling "${unknown}" is not known. Write tailwind, css or both; the system's is always there.`,
    );
  }
  return codeStylings.filter(
    (styling) => styling === 'MUI System' || tokens.includes(stylingTokens[styling]),
  );
}

/**
 * Compares the stylings that a document names with the files that are there.
 * @throws when one of either is missing on the other side
 */
export function checkStylings(folder: string, name: string, named: readonly CodeStyling[]): void {
  const written = stylingsOf(folder, name);
  for (const styling of codeStylings) {
    const file = path.posix.join(folder, variantFile(name, styling));
    const token = stylingTokens[styling];
    if (named.includes(styling) && !written.includes(styling)) {
      throw new Error(
        `The demo file ${file} is missing. Write it, or take ${token} out of the styling of its ::demo line.`,
      );
    }
    if (written.includes(styling) && !named.includes(styling)) {
      throw new Error(
        `${file} is shown nowhere. Add ${token} to the styling of its ::demo line, or delete it.`,
      );
    }
  }
}

/** The first file in a folder that is a styling of none of the demos; undefined when each has its demo. */
export function strayVariant(folder: string, demos: readonly string[]): string | undefined {
  return readdirSync(folder).find((file) => {
    const [, name] = VARIANT_FILE.exec(file) ?? [];
    return name !== undefined && !demos.includes(name);
  });
}
