const REVERT_AFTER_MS = 2000;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the code a copy button belongs to. The button says so for two seconds; a refused clipboard changes nothing (behaviour 7). */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code, .source')?.querySelector('pre');
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '');
  } catch {
    return; // the clipboard may be denied
  }
  showCopied(button);
}

function showCopied(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  button.dataset.copied = 'true';
  button.textContent = 'Copied';
  announce('Copied');
  timers.set(
    button,
    setTimeout(() => {
      delete button.dataset.copied;
      button.textContent = 'Copy';
    }, REVERT_AFTER_MS),
  );
}

function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) {
    region.textContent = text;
  }
}
