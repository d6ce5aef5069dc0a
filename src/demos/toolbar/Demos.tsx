import { useEffect, useState, type ComponentType } from 'react';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { useDemoMenu } from './useDemoMenu.tsx';
import { useDemoPreview } from '#src/demos/preview/useDemoPreview.tsx';
import { useFileTabs } from './useFileTabs.ts';
import { WAITING } from '#src/demos/model/demoElement.ts';

type Props = {
  /** Of the page in view; null when it has no demos. */
  pathname: string | null;
};

/** Brings the demos of a page to life; what that takes is loaded after hydration, by the first page that has demos, and stays. */
export function Demos({ pathname }: Props) {
  const translate = useTranslate();
  const menu = useDemoMenu(pathname);
  const preview = useDemoPreview(pathname);
  useFileTabs();
  const [Host, setHost] = useState<ComponentType<Props>>();
  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined' || pathname === null || Host) {
      return;
    }
    return afterPaint(() => {
      recoverLoss(() => import('#src/demos/stage/DemoHost.tsx')).then(
        ({ DemoHost }) => setHost(() => DemoHost),
        () => showAllLost(translate('demo.lost')),
      );
    });
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
