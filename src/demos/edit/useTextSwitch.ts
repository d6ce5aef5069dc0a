import { controlFor } from '#src/site/code/codeElement.ts';
import { useEffect } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { on } from '#src/site/timing/on.ts';
import { hear, PREFERENCE_EVENT } from '#src/site/timing/pageEvents.ts';
import { nameOf } from '#src/demos/model/demoElement.ts';

const SWITCHES = `${controlFor('code-variant')}, ${controlFor('code-styling')}`;

type Subject = { demo: HTMLElement; code: HTMLElement; isEdited: boolean; onClose: () => void };

/**
 * An edit belongs to the language and the styling it was made in: the switches of its demo ask before it is lost, those of another
 * demo leave it alone. An editor without an edit makes room for the other text.
 */
export function useTextSwitch({ demo, code, isEdited, onClose }: Subject): void {
  const translate = useLateTranslate();
  const question = translate('live.switch', { demo: nameOf(demo) });

  useEffect(() => {
    /** Before the switch itself is heard. */
    const ask = (pressed: HTMLElement, event: Event) => {
      if (pressed.ariaPressed === 'true') {
        return;
      }
      if (isEdited && !window.confirm(question)) {
        event.stopPropagation();
      } else {
        onClose();
      }
    };
    return on(demo, ['click'], SWITCHES, ask, { capture: true });
  }, [demo, isEdited, onClose, question]);

  useEffect(() => {
    const makeRoom = () =>
      queueMicrotask(() => {
        if (!code.isConnected) {
          onClose(); // another text has taken its place
        }
      });
    return hear(document, PREFERENCE_EVENT, makeRoom);
  }, [code, onClose]);
}
