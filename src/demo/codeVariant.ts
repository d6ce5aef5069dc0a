import type { CodeVariant } from '#src/preferences/codePreference.ts';

/** Shows the source of every demo in one language; a demo without types of its own has only one text, one that is edited keeps its own. */
export function showVariant(variant: CodeVariant, root: ParentNode = document): void {
  for (const demo of root.querySelectorAll<HTMLElement>(
    '.demo:has(.javascript):not([data-edit])',
  )) {
    const shown = demo.querySelector('.source pre');
    const script = demo.querySelector('.javascript');
    if (!shown || !script || (demo.dataset.variant ?? 'TS') === variant) {
      continue;
    }
    // The text that is not shown waits in the script element: the two change places.
    const waiting = script.textContent;
    script.textContent = shown.outerHTML;
    shown.outerHTML = waiting;
    demo.dataset.variant = variant;
    for (const button of demo.querySelectorAll<HTMLButtonElement>('[data-do="code-variant"]')) {
      button.ariaPressed = String(button.value === variant);
    }
  }
}
