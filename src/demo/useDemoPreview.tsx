import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DemoPreviewsProps } from './DemoPreviews.tsx';

/**
 * Opens the preview of the demo whose button was pressed, and shows the one that a link names. Both are loaded on first use. Gives
 * what to draw.
 */
export function useDemoPreview(pathname: string | null): ReactNode {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Previews, setPreviews] = useState<ComponentType<DemoPreviewsProps>>();
  const close = useCallback(() => setButton(null), []);

  useEffect(() => {
    if (pathname === null) {
      return;
    }
    const load = () => {
      import('./DemoPreviews.tsx').then(
        ({ DemoPreviews }) => setPreviews(() => DemoPreviews),
        () => setButton(null), // the next press tries again
      );
    };
    const press = ({ target }: Event) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('.tools .preview') : null;
      if (pressed) {
        setButton((before) => (before === pressed ? null : pressed));
        load();
      }
    };
    const follow = () => {
      if (location.hash.includes('&')) {
        load();
      }
    };
    follow();
    document.addEventListener('click', press);
    window.addEventListener('hashchange', follow);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('hashchange', follow);
      setButton(null);
    };
  }, [pathname]);

  return Previews && pathname !== null ? (
    <Previews key={pathname} pathname={pathname} button={button} onClose={close} />
  ) : null;
}
