import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { on } from '#src/site/timing/on.ts';
import type { DemoPreviewsProps } from './DemoPreviews.tsx';
import { pressedControl, PREVIEW_BUTTON } from '#src/demos/model/demoElement.ts';

const demoPreviews = latePart(() => import('./DemoPreviews.tsx'));

/**
 * Opens the preview of the demo whose button was pressed, and shows the one that a link names. Both are loaded on first use. Gives
 * what to draw.
 */
export function useDemoPreview(pathname: string | null): ReactNode {
  const bring = useBringPart();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Previews, setPreviews] = useState<ComponentType<DemoPreviewsProps>>();
  const close = useCallback(() => setButton(null), []);

  useEffect(() => {
    if (pathname === null) {
      return;
    }
    const load = (control?: string) => {
      void bring(demoPreviews, control).then((brought) =>
        brought ? setPreviews(() => brought.DemoPreviews) : setButton(null),
      );
    };
    const stop = on(document, ['click'], PREVIEW_BUTTON, (pressed) => {
      setButton((before) => (before === pressed ? null : pressed));
      load(pressedControl(pressed));
    });
    const follow = () => {
      if (location.hash.includes('&')) {
        load();
      }
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      stop();
      window.removeEventListener('hashchange', follow);
      setButton(null);
    };
  }, [pathname, bring]);

  return Previews && pathname !== null ? (
    <Previews key={pathname} pathname={pathname} button={button} onClose={close} />
  ) : null;
}
