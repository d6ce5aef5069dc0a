/** The language in which demos show their source. */
export type CodeVariant = 'TS' | 'JS';

const MAX_AGE_S = 31_536_000;

/** The stored choice, `TS` when there is none or an unknown one (behaviour 4.1). */
export function storedVariant(): CodeVariant {
  try {
    return /(?:^|;\s*)codeVariant=JS(?:;|$)/.test(document.cookie) ? 'JS' : 'TS';
  } catch {
    return 'TS'; // cookies may be blocked
  }
}

/** Stores the visitor's choice for a year and shows it in every demo of the page. */
export function chooseVariant(variant: CodeVariant): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `codeVariant=${variant}; path=/; max-age=${MAX_AGE_S}; SameSite=Lax${secure}`;
  } catch {
    // cookies may be blocked: the choice holds on this page
  }
  showVariant(variant);
}

/** Shows the source of every demo in one language; a demo without types of its own has only one text. */
export function showVariant(variant: CodeVariant, root: ParentNode = document): void {
  for (const demo of root.querySelectorAll<HTMLElement>('.demo:has(.javascript)')) {
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
