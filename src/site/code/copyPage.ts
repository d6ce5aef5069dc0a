import { showCopied } from './copyCode.ts';

const REVERT_AFTER_MS = 2000;
const TYPE = 'text/plain';

/**
 * Copies the Markdown twin of the page, whose address the link beside the button has. The button says so for a while; a twin that
 * does not come, or a refused clipboard, changes nothing (behaviour 7).
 */
export async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.closest('ul')?.querySelector('a')?.href ?? '';
  try {
    await writeLater(fetchText(address));
  } catch {
    return; // offline, or the clipboard is denied
  }
  showCopied(button, REVERT_AFTER_MS);
}

/** Safari lets a page copy only while it handles a click, but takes the promise of a text then. */
async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((whole) => new Blob([whole], { type: TYPE }));
  blob.catch(() => {}); // a clipboard that refuses first does not wait for it
  await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  return response.text();
}
