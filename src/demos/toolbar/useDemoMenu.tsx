import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { on } from '#src/site/timing/on.ts';
import type { DemoMenuProps } from './DemoMenu.tsx';
import { demoAround, MORE_BUTTON, pressedControl } from '#src/demos/model/demoElement.ts';

const demoMenu = latePart(() => import('./DemoMenu.tsx'));

/** Opens the menu of the demo whose button was pressed; the menu is loaded on first use. Gives what to draw. */
export function useDemoMenu(pathname: string | null): ReactNode {
  const bring = useBringPart();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Menu, setMenu] = useState<ComponentType<DemoMenuProps>>();
  const close = useCallback(() => setButton(null), []);

  useEffect(() => {
    const stop = on(document, ['click'], MORE_BUTTON, (pressed) => {
      setButton((before) => (before === pressed ? null : pressed));
      void bring(demoMenu, pressedControl(pressed)).then((brought) =>
        brought ? setMenu(() => brought.DemoMenu) : setButton(null),
      );
    });
    return () => {
      stop();
      setButton(null);
    };
  }, [pathname, bring]);

  return Menu && button && pathname !== null ? (
    <Menu key={demoAround(button)?.id} pathname={pathname} button={button} onClose={close} />
  ) : null;
}
