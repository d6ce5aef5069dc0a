/** How long a notice stays, in ms (behaviour 4.2). */
const STAYS_MS = 3000;
const CLASS = 'demo-notice';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a short text at the foot of the window for three seconds, and says it on the live region of the page. */
export function showNotice(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) {
    announcer.textContent = text;
  }
  clearTimeout(leaving);
  removeNotice();
  const notice = document.createElement('p');
  notice.className = CLASS;
  notice.ariaHidden = 'true'; // the live region says it
  notice.textContent = text;
  document.body.append(notice);
  leaving = setTimeout(removeNotice, STAYS_MS);
}

function removeNotice(): void {
  document.querySelector(`.${CLASS}`)?.remove();
}
