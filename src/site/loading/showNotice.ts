import { noticeCss } from '#src/generated/noticeStyles.ts';
import { addLateStyle } from './addLateStyle.ts';

/** How long a notice stays, in ms (behaviour 4.2), and one that tells of trouble. */
const STAYS_MS = 3000;
export const LONG_MS = 8000;
const CLASS = 'notice';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a short text at the foot of the window, for three seconds unless told otherwise, and says it on the live region of the page. */
export function showNotice(text: string, ms = STAYS_MS): void {
  const announcer = document.getElementById('announcer');
  if (announcer) {
    announcer.textContent = text;
  }
  hideNotice();
  // Few visits need it, and it must be there when nothing more arrives.
  addLateStyle('notice', noticeCss);
  const notice = document.createElement('p');
  notice.className = CLASS;
  notice.ariaHidden = 'true'; // the live region says it
  notice.textContent = text;
  document.body.append(notice);
  if ('showPopover' in notice) {
    notice.popover = 'manual'; // above an open dialog too
    notice.showPopover();
  }
  leaving = setTimeout(hideNotice, ms);
}

/** Takes away the notice that is shown, if any. */
export function hideNotice(): void {
  clearTimeout(leaving);
  document.querySelector(`.${CLASS}`)?.remove();
}

