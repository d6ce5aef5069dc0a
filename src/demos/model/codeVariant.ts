import { stylingTokens } from '#src/visitor/preferences/codePreference.ts';
import type { CodePreference } from '#src/visitor/preferences/codePreferenceState.ts';

/** What the page shows at first. */
const AT_EXPORT = 'system TS';

/** Shows the source of every demo as the visitor prefers it; one that is edited keeps its own. */
export function showVariant(preference: CodePreference, root: ParentNode = document): void {
  for (const demo of root.querySelectorAll<HTMLElement>('.demo:not([data-edit])')) {
    showVariantIn(demo, preference);
  }
}

/** Shows the source of one demo as the visitor prefers it; without that text, the one that comes nearest. */
export function showVariantIn(demo: HTMLElement, { variant, styling }: CodePreference): void {
  const wanted = ['system', stylingTokens[styling]].flatMap((token) =>
    ['TS', variant].map((language) => `${token} ${language}`),
  );
  const before = demo.dataset.shown ?? AT_EXPORT;
  const key = wanted.findLast((each) => each === before || waitingText(demo, each)) ?? before;
  const shown = demo.querySelector('.source summary')?.nextElementSibling;
  const script = waitingText(demo, key);
  if (shown && script) {
    // The text that is not shown waits in the script element: the two change places.
    const waiting = script.textContent;
    script.textContent = shown.outerHTML;
    script.dataset.text = before;
    shown.outerHTML = waiting;
    demo.dataset.shown = key;
  }
  press(demo, 'code-variant', key.endsWith(variant) ? variant : 'TS');
  press(demo, 'code-styling', key.startsWith('system') ? 'MUI System' : styling);
}

function waitingText(demo: HTMLElement, key: string): HTMLScriptElement | null {
  return demo.querySelector<HTMLScriptElement>(`script[data-text="${key}"]`);
}

function press(demo: HTMLElement, control: string, value: string): void {
  for (const button of demo.querySelectorAll<HTMLButtonElement>(`[data-do="${control}"]`)) {
    button.ariaPressed = String(button.value === value);
  }
}
