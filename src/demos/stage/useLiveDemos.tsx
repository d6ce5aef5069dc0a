import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { liveDemoCss } from '#src/generated/liveDemoStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { LiveDemoProps } from '#src/demos/edit/LiveDemo.tsx';
import { codePreference, linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { on } from '#src/site/timing/on.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { EDIT_EVENT, emit, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import { addEditButtons } from './addEditButtons.ts';
import { showVariantIn } from '#src/demos/model/codeVariant.ts';
import { fetchSources } from '#src/demos/model/demoSources.ts';
import {
  ANY_DEMO,
  EDIT_BUTTON,
  foldOf,
  nameOf,
  OWN_CODE,
  ownCodeOf,
  ownTabOf,
  shownLanguage,
  shownStyling,
  STARTS,
} from '#src/demos/model/demoElement.ts';

const editor = latePart(() => import('#src/demos/edit/LiveDemo.tsx'));
const editLinks = latePart(() => import('#src/demos/edit/editHash.ts'));

/** One demo that is edited. */
type Live = { demo: HTMLElement; linked?: string; pathname: string };

/** Lets visitors edit the demos of a page; the editor is loaded on first use. Gives what to draw. */
export function useLiveDemos(pathname: string | null): ReactNode {
  const translate = useTranslate();
  useLateStyle('live-demo', liveDemoCss);
  const bring = useBringPart();
  const [live, setLive] = useState<readonly Live[]>([]);
  const [Editor, setEditor] = useState<ComponentType<LiveDemoProps>>();

  useEffect(() => {
    if (pathname === null) {
      return;
    }
    const open = (demo: HTMLElement, linked?: string) => {
      const source = foldOf(demo);
      if (!source) {
        return;
      }
      source.open = true;
      ownTabOf(demo)?.click();
      const opened = { demo, linked, pathname };
      // A linked edit is opened by the address itself after a reload.
      const control = linked === undefined ? `#${demo.id} .${EDIT_BUTTON}` : undefined;
      void bring(editor, control).then((brought) => {
        if (brought) {
          setEditor(() => brought.LiveDemo);
          setLive((before) =>
            before.some((other) => other.demo === demo) ? before : [...before, opened],
          );
        }
      });
    };
    const openLinked = () => {
      if (!location.hash.includes('&edit=')) {
        return;
      }
      const demo = document.getElementById(linkedDemo().demo ?? '');
      void bring(editLinks).then((brought) => {
        const edit = brought?.readEdit(location.hash);
        if (demo?.matches(ANY_DEMO) && edit !== undefined) {
          open(demo, edit);
        }
      });
    };
    const callOff = afterPaint(() => {
      addEditButtons(document, translate('demo.edit'));
      openLinked();
    });
    const stops = [
      on(document, [EDIT_EVENT], ANY_DEMO, (demo) => open(demo)),
      on(document, [RESTART_EVENT], ANY_DEMO, (demo) => {
        flushSync(() => setLive((before) => before.filter((other) => other.demo !== demo)));
        showVariantIn(demo, codePreference());
      }),
      on(document, ['click'], `.${EDIT_BUTTON}.${STARTS}`, (button) => emit(button, EDIT_EVENT)),
      on(document, ['keydown'], OWN_CODE, (code, event) => {
        if (event.key === 'Enter' && event.target === code) {
          event.preventDefault();
          emit(code, EDIT_EVENT);
        }
      }),
    ];
    window.addEventListener('hashchange', openLinked);
    return () => {
      callOff();
      stops.forEach((stop) => stop());
      window.removeEventListener('hashchange', openLinked);
      setLive([]);
    };
  }, [pathname, bring, translate]);

  const close = useCallback((demo: HTMLElement) => {
    const hadFocus = foldOf(demo)?.contains(document.activeElement);
    flushSync(() => setLive((before) => before.filter((other) => other.demo !== demo)));
    // The language and the styling may have been switched meanwhile; an edit keeps its own.
    showVariantIn(demo, codePreference());
    if (hadFocus) {
      ownCodeOf(demo)?.focus();
    }
  }, []);

  return (
    <>
      {Editor &&
        live
          .filter((each) => each.pathname === pathname)
          .map((each) => <Edited key={each.demo.id} Editor={Editor} live={each} onClose={close} />)}
    </>
  );
}

type EditedProps = {
  Editor: ComponentType<LiveDemoProps>;
  live: Live;
  onClose: (demo: HTMLElement) => void;
};

function Edited({ Editor, live: { demo, linked, pathname }, onClose }: EditedProps) {
  const closeIt = useCallback(() => onClose(demo), [demo, onClose]);
  return (
    <Editor demo={demo} linked={linked} load={() => loadFiles(demo, pathname)} onClose={closeIt} />
  );
}

/** The demo's own files in the language and styling it is shown in. */
async function loadFiles(demo: HTMLElement, pathname: string) {
  const name = nameOf(demo);
  const language = shownLanguage(demo);
  const { files } = await fetchSources(pathname, name, fetch, shownStyling(demo));
  return { entry: `${name}.${language === 'JS' ? 'jsx' : 'tsx'}`, texts: files[language] };
}
