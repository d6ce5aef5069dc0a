import { codeBeside, givenCode, COPIED } from './codeElement.ts';

/** How long a button says that it has copied, in ms: the button of a block, and one in a line of text (behaviour 7). */
const REVERT_AFTER_MS = { block: 2000, inline: 1200 } as const;

/** Copies the text that a copy button was given, else the code it belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const given = givenCode(button);
  const code = given ?? codeBeside(button)?.textContent ?? '';
  await copyText(button, code, given === null ? 'block' : 'inline');
}

/** Copies a text. The button says so for a while; a refused clipboard changes nothing (behaviour 7). */
export async function copyText(
  button: HTMLElement,
  text: string,
  kind: keyof typeof REVERT_AFTER_MS = 'inline',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return; // the clipboard may be denied
  }
  showCopied(button, REVERT_AFTER_MS[kind]);
}

const copied = new WeakMap<Element, { label: string; timer: ReturnType<typeof setTimeout> }>();

/** Lets a button say for a while, in ms, that it has copied. The word stands on the live region of the page, in the page's language. */
export function showCopied(button: HTMLElement, duration: number): void {
  const announcer = document.getElementById('announcer');
  const word = announcer?.getAttribute(COPIED) ?? '';
  const before = copied.get(button);
  const label = before?.label ?? button.textContent;
  clearTimeout(before?.timer);
  button.setAttribute(COPIED, 'true');
  button.textContent = word;
  if (announcer) {
    announcer.textContent = word;
  }
  const timer = setTimeout(() => {
    copied.delete(button);
    button.removeAttribute(COPIED);
    button.textContent = label;
  }, duration);
  copied.set(button, { label, timer });
}
