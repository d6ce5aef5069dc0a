import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { demosIn, nameOf, STYLINGS } from '#src/demos/model/demoElement.ts';

/** The demos of the page that come in several stylings and were last asked for in another one. */
export function demosToRestyle(
  styling: CodeStyling,
  asked: ReadonlyMap<string, CodeStyling>,
): Element[] {
  return demosIn(document).filter((demo) => {
    const last = asked.get(nameOf(demo));
    return demo.querySelector(`.${STYLINGS}`) && last !== undefined && last !== styling;
  });
}
