import { useEffect, useRef } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { whenCalm } from '#src/site/timing/quietMoments.ts';

/** A part of a page that a comment is about: the anchor and the text of its heading. */
export type Section = { hash: string; title: string };

const buttonPart = latePart(() => import('./sectionButton.ts'));

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
    const addButtons = async () => {
      const part = await buttonPart.fetchAhead();
      if (!part || isGone) {
        return;
      }
      for (const heading of document.querySelectorAll<HTMLElement>('.doc > h2[id]')) {
        const section = { hash: heading.id, title: heading.textContent };
        const button = part.sectionButton(translate('feedbackSection', { section: section.title }));
        button.dataset.feedbackHash = section.hash;
        button.addEventListener('click', () => choose.current(section));
        heading.append(button);
        buttons.push(button);
      }
    };
    whenCalm(() => void addButtons());
    return () => {
      isGone = true;
      buttons.forEach((button) => button.remove());
    };
  }, [pathname, isWanted, translate]);
}
