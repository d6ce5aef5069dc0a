import { copyAttributes, ROW } from '#src/site/code/codeElement.ts';
import { moveFocus } from '#src/site/code/controlByKey.ts';
import { rowCopyCss } from '#src/generated/rowCopyStyles.ts';
import type { Translate } from '#src/site/texts/I18nProvider.tsx';
import { addLateStyle } from '#src/site/loading/addLateStyle.ts';
import { NAME, ROW_COPY, TYPE } from '#src/reference/render/rowElement.ts';

/** What else than its name one writes of a row, by the beginning of its anchor, and how the button that copies it is called. */
const WRITTEN: Readonly<
  Record<string, (name: string, row: HTMLElement) => [code: string, label: string]>
> = {
  prop: (name) => [`${name}={}`, '={}'],
  property: (name) => [`${name}: `, ':'],
  slot: (name) => [`${name}: `, ':'],
  class: (_name, row) => [row.querySelector(`.${TYPE}`)?.textContent ?? '', '.Mui'],
};

/** Rows get their buttons a little before they come into view. */
const NEAR = '200px';

/**
 * Offers to copy the name of a row, and what one writes to use it: two buttons, one tab stop, behind the name. The row that had them
 * before loses them, unless it has the focus.
 */
export function offerCopy(row: HTMLElement, translate: Translate): void {
  addLateStyle('row-copy', rowCopyCss);
  if (isTouch()) {
    return; // each row in view has its buttons
  }
  for (const bar of document.querySelectorAll(`.${ROW_COPY}`)) {
    const other = bar.closest(`.${ROW}`);
    if (other !== row && !other?.contains(document.activeElement)) {
      bar.remove();
    }
  }
  give(row, translate);
}

/** Where nothing hovers, offers so in each row that is in view, until the page is left. */
export function offerInView(translate: Translate, signal: AbortSignal): void {
  addLateStyle('row-copy', rowCopyCss);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const row = target as HTMLElement;
        if (isIntersecting) {
          give(row, translate);
        } else if (!row.contains(document.activeElement)) {
          row.querySelector(`.${ROW_COPY}`)?.remove();
        }
      }
    },
    { rootMargin: NEAR },
  );
  for (const row of document.querySelectorAll(`.${ROW}`)) {
    observer.observe(row);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

function give(row: HTMLElement, translate: Translate): void {
  const link = row.querySelector(`.${NAME}`);
  if (!link || row.querySelector(`.${ROW_COPY}`)) {
    return;
  }
  const name = link.textContent;
  const written = WRITTEN[row.id.split('-')[0] ?? '']?.(name, row);
  const bar = document.createElement('span');
  bar.className = ROW_COPY;
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', translate('copy'));
  const buttons = [[name, translate('copy')] as const, ...(written ? [written] : [])];
  for (const [index, [code, label]] of buttons.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.tabIndex = index === 0 ? 0 : -1;
    button.setAttribute('aria-label', translate('copyText', { text: code.trim() }));
    for (const [attribute, value] of Object.entries(copyAttributes(code))) {
      button.setAttribute(attribute, value);
    }
    bar.append(button);
  }
  bar.addEventListener('keydown', moveBetween);
  link.after(bar);
}

/** Arrow keys lead from one button to the other (ARIA toolbar pattern). */
function moveBetween(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  const isInside = currentTarget instanceof HTMLElement && target instanceof HTMLElement;
  if (isInside && moveFocus([...currentTarget.querySelectorAll('button')], target, key)) {
    event.preventDefault();
  }
}

function isTouch(): boolean {
  return window.matchMedia?.('(hover: none)').matches ?? false;
}
