import { useEffect, useLayoutEffect } from 'react';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { PREFERENCE_EVENT } from '#src/preferences/codePreferenceState.ts';

type Subject = { demo: HTMLElement; code: HTMLElement; isEdited: boolean; onClose: () => void };

/**
 * An edit belongs to the language it was made in: the switch of its demo asks before it is lost, that of another demo leaves it
 * alone. An editor without an edit makes room for the other language.
 */
export function useLanguageSwitch({ demo, code, isEdited, onClose }: Subject): void {
  const translate = useTranslate();
  const question = translate('live.switch', { demo: demo.dataset.demo ?? '' });

  useEffect(() => {
    /** Before the switch itself is heard. */
    const ask = (event: Event) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest<HTMLButtonElement>('[data-do="code-variant"]')
          : null;
      if (!pressed || pressed.value === (demo.dataset.variant ?? 'TS')) {
        return;
      }
      if (isEdited && !window.confirm(question)) {
        event.stopPropagation();
      } else {
        onClose();
      }
    };
    demo.addEventListener('click', ask, true);
    return () => demo.removeEventListener('click', ask, true);
  }, [demo, isEdited, onClose, question]);

  useEffect(() => {
    const makeRoom = () =>
      queueMicrotask(() => {
        if (!code.isConnected) {
          onClose(); // the other language has taken its place
        }
      });
    document.addEventListener(PREFERENCE_EVENT, makeRoom);
    return () => document.removeEventListener(PREFERENCE_EVENT, makeRoom);
  }, [code, onClose]);

  // A demo whose edit is gone shows the language of all others again.
  useLayoutEffect(() => () => void document.dispatchEvent(new Event(PREFERENCE_EVENT)), []);
}
