import { around } from '#src/site/timing/on.ts';
import { controlFor, COPY_PLACE } from './codeElement.ts';

const BUTTON = controlFor('copy');

/** The keys that copy, as they are shown: `Ctrl + C`. */
export type CopyKeys = { shown: string; isMac: boolean };

/**
 * Lets Ctrl + C, or ⌘C, press the copy button of the code under the pointer or the focus while no text is selected (behaviour 7).
 * One listener of each kind for the whole document, so it holds for code that comes later. Returns how to stop.
 */
export function watchKeyboardCopy({ shown, isMac }: CopyKeys): () => void {
  let current: Element | null = null;

  const enter = ({ target }: Event) => {
    const root = around(target, COPY_PLACE);
    if (root && root !== current) {
      current = root;
      showKeys(root, shown, isMac);
    }
  };
  const leave = (event: MouseEvent | FocusEvent) => {
    const { relatedTarget } = event;
    if (!current || (relatedTarget instanceof Node && current.contains(relatedTarget))) {
      return;
    }
    if (around(event.target, COPY_PLACE) === current) {
      if (event.type === 'mouseout') {
        current.querySelector<HTMLElement>(BUTTON)?.blur();
      }
      current = null;
    }
  };
  const press = (event: KeyboardEvent) => {
    if (current && isCopy(event) && !isTextSelected()) {
      clickByKeyboard(current.querySelector<HTMLElement>(BUTTON));
    }
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('mouseover', enter, { signal });
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('mouseout', leave, { signal });
  document.addEventListener('focusout', leave, { signal });
  document.addEventListener('keydown', press, { signal });
  return () => stop.abort();
}

function showKeys(root: Element, shown: string, isMac: boolean): void {
  const button = root.querySelector<HTMLElement>(BUTTON);
  if (button) {
    button.dataset.keys = shown;
    button.setAttribute('aria-keyshortcuts', isMac ? 'Meta+C' : 'Control+C');
  }
}

function isCopy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Text of the page, or of a field, whose selection the page knows nothing of. */
function isTextSelected(): boolean {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return (
    (isField && activeElement.selectionStart !== activeElement.selectionEnd) ||
    String(document.getSelection()) !== ''
  );
}

/** While the click goes round, its analytics action says that a key made it (behaviour 7). */
function clickByKeyboard(button: HTMLElement | null): void {
  if (!button) {
    return;
  }
  const action = button.dataset.gaEventAction;
  button.dataset.gaEventAction = action?.includes('click')
    ? action.replace('click', 'keyboard')
    : 'copy-keyboard';
  button.click();
  if (action === undefined) {
    delete button.dataset.gaEventAction;
  } else {
    button.dataset.gaEventAction = action;
  }
}
