import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DemoMenuProps } from './DemoMenu.tsx';

/** Opens the menu of the demo whose button was pressed; the menu is loaded on first use. Gives what to draw. */
export function useDemoMenu(pathname: string | null): ReactNode {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Menu, setMenu] = useState<ComponentType<DemoMenuProps>>();
  const close = useCallback(() => setButton(null), []);

  useEffect(() => {
    const press = ({ target }: Event) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('.tools .more') : null;
      if (!pressed) {
        return;
      }
      setButton((before) => (before === pressed ? null : pressed));
      import('./DemoMenu.tsx').then(
        ({ DemoMenu }) => setMenu(() => DemoMenu),
        () => setButton(null), // the next press tries again
      );
    };
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
      setButton(null);
    };
  }, [pathname]);

  return Menu && button && pathname !== null ? (
    <Menu key={button.closest('.demo')?.id} pathname={pathname} button={button} onClose={close} />
  ) : null;
}
