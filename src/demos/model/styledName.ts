import { stylingTokens, type CodeStyling } from '#src/visitor/preferences/codePreference.ts';

/** What the files of a demo in a styling are called, without their ending. `Bars`, `CSS` -> `Bars.css`; the system's is `Bars`. */
export function styledName(name: string, styling: CodeStyling): string {
  return styling === 'MUI System' ? name : `${name}.${stylingTokens[styling]}`;
}
