import { useEffect, useRef } from 'react';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { whenCalm } from '#src/timing/whenCalm.ts';

/** A part of a page that a comment is about: the anchor and the text of its heading. */
export type Section = { hash: string; title: string };

const DRAWING = 'M5 5h14v10H10l-5 4z';

/**
 * Puts a button beside each heading of the document that opens the form for its section. Only where comments can be sent: the
 * buttons need a script, so a script brings them, when the page is calm.
 */
export function useSectionButtons(
  pathname: string,
  isWanted: boolean,
  onChoose: (section: Section) => void,
): void {
  const translate = useTranslate();
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isGone = false;
    const buttons: HTMLButtonElement[] = [];
    whenCalm(() => {
      const headings = isGone ? [] : document.querySelectorAll<HTMLElement>('.doc > h2[id]');
      for (const heading of headings) {
        const section = { hash: heading.id, title: heading.textContent };
        const button = sectionButton(translate('feedbackSection', { section: section.title }));
        button.dataset.feedbackHash = section.hash;
        button.addEventListener('click', () => choose.current(section));
        heading.append(button);
        buttons.push(button);
      }
    });
    return () => {
      isGone = true;
      buttons.forEach((button) => button.remove());
    };
  }, [pathname, isWanted, translate]);
}

function sectionButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.title = label;
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWING}"/></svg>`;
  return button;
}
