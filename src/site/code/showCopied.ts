import { COPIED } from './codeElement.ts';

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
