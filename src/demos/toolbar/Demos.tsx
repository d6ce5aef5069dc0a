import { useEffect, useState, type ComponentType } from 'react';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { useDemoMenu } from './useDemoMenu.tsx';
import { useDemoPreview } from '#src/demos/preview/useDemoPreview.tsx';
import { useFileTabs } from './useFileTabs.ts';
import { linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { findDemos } from '#src/demos/stage/findDemos.ts';
import { watchStages } from '#src/demos/stage/watchStages.ts';
import { WAITING } from '#src/demos/model/demoElement.ts';

type Props = {
  /** Of the page in view; null when it has no demos. */
  pathname: string | null;
};

/** Brings the demos of a page to life; what that takes is loaded when the first demo comes near the window, and stays. */
export function Demos({ pathname }: Props) {
  const translate = useTranslate();
  const menu = useDemoMenu(pathname);
  const preview = useDemoPreview(pathname);
  useFileTabs();
  const [Host, setHost] = useState<ComponentType<Props>>();
  useEffect(() => {
    // Told in this way, the bundler leaves the host out of the export's own bundle, which never runs it.
    if (typeof window === 'undefined' || pathname === null || Host) {
      return;
    }
    let isAsked = false;
    const bring = () => {
      if (isAsked) {
        return;
      }
      isAsked = true;
      // The list of the page's demos comes beside the host, which needs it first of all.
      recoverLoss(() =>
        Promise.all([import('#src/demos/stage/DemoHost.tsx'), findDemos(pathname)]),
      ).then(
        ([{ DemoHost }]) => setHost(() => DemoHost),
        () => showAllLost(translate('demo.lost')),
      );
    };
    let stop = () => {};
    const callOff = afterPaint(() => {
      stop = watchStages(document, bring, linkedDemo().demo);
    });
    return () => {
      callOff();
      stop();
    };
  }, [Host, pathname, translate]);
  return (
    <>
      {Host && <Host pathname={pathname} />}
      {menu}
      {preview}
    </>
  );
}

/** Without its host no demo of the page can be drawn. */
function showAllLost(text: string): void {
  for (const note of document.querySelectorAll(`.${WAITING}`)) {
    note.className = 'stage-failed';
    note.textContent = text;
  }
}
