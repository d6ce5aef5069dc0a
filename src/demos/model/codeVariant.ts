import { controlFor, type Deed } from '#src/site/code/codeElement.ts';
import { stylingTokens } from '#src/visitor/preferences/codePreference.ts';
import type { CodePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import { demosIn, EDIT, SHOWN_TEXT, shownTextOf, TEXT, waitingTextOf } from './demoElement.ts';

/** What the page shows at first. */
const AT_EXPORT = 'system TS';

/** Shows the source of every demo as the visitor prefers it; one that is edited keeps its own. */
export function showVariant(preference: CodePreference, root: ParentNode = document): void {
  for (const demo of demosIn(root).filter((each) => !each.hasAttribute(EDIT))) {
    showVariantIn(demo, preference);
  }
}

/** Shows the source of one demo as the visitor prefers it; without that text, the one that comes nearest. */
export function showVariantIn(demo: HTMLElement, { variant, styling }: CodePreference): void {
  const wanted = ['system', stylingTokens[styling]].flatMap((token) =>
    ['TS', variant].map((language) => `${token} ${language}`),
  );
  const before = demo.getAttribute(SHOWN_TEXT) ?? AT_EXPORT;
  const key = wanted.findLast((each) => each === before || waitingTextOf(demo, each)) ?? before;
  const shown = shownTextOf(demo);
  const script = waitingTextOf(demo, key);
  if (shown && script) {
    // The text that is not shown waits in the script element: the two change places.
    const waiting = script.textContent;
    script.textContent = shown.outerHTML;
    script.setAttribute(TEXT, before);
    shown.outerHTML = waiting;
    demo.setAttribute(SHOWN_TEXT, key);
  }
  press(demo, 'code-variant', key.endsWith(variant) ? variant : 'TS');
  press(demo, 'code-styling', key.startsWith('system') ? 'MUI System' : styling);
}

function press(demo: HTMLElement, control: Deed, value: string): void {
  for (const button of demo.querySelectorAll<HTMLButtonElement>(controlFor(control))) {
    button.ariaPressed = String(button.value === value);
  }
}
