import { controlFor } from '#src/site/code/codeElement.ts';
import {
  codeStylings,
  firstKnown,
  type CodeStyling,
} from '#src/visitor/preferences/codePreference.ts';

/** The styling in which a demo is shown; undefined for one that is written in the system's alone. */
export function shownStyling(demo: Element | null): CodeStyling | undefined {
  const buttons = demo?.querySelectorAll<HTMLButtonElement>(controlFor('code-styling')) ?? [];
  const pressed = [...buttons].find(({ ariaPressed }) => ariaPressed === 'true');
  return pressed && firstKnown(codeStylings, [pressed.value], 'MUI System');
}
