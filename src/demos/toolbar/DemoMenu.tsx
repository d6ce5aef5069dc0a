import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { controlByKey } from '#src/site/code/controlByKey.ts';
import { demoMenuCss } from '#src/generated/demoMenuStyles.ts';
import { showNotice } from '#src/site/loading/showNotice.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { placePopover } from '#src/site/theme/overlays.ts';
import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { useCodePreference } from '#src/visitor/preferences/useCodePreference.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { demoActions, type DemoAction } from './demoActions.ts';
import { fetchSources, type DemoSources } from '#src/demos/model/demoSources.ts';
import { demoAround, demoEvent, nameOf, shownStyling } from '#src/demos/model/demoElement.ts';

export type DemoMenuProps = {
  /** Of the page. */
  pathname: string;
  /** What was pressed: it stands in the toolbar of the demo that the menu is for, and takes the focus back. */
  button: HTMLElement;
  onClose: () => void;
};

/** The rare actions of one demo (ARIA menu pattern). What they need of the demo is fetched while the visitor reads them. */
export function DemoMenu({ pathname, button, onClose }: DemoMenuProps) {
  const translate = useLateTranslate();
  useLateStyle('demo-menu', demoMenuCss);
  const bring = useBringPart();
  const preference = useCodePreference();
  const menu = useRef<HTMLDivElement>(null);
  const demo = demoAround(button);
  const name = nameOf(demo);
  const styling = shownStyling(demo);
  const [sources] = useState(() => fetchEarly(pathname, name, styling));

  useLayoutEffect(() => {
    const shown = menu.current;
    if (!shown) {
      return;
    }
    shown.showPopover();
    placePopover(shown, button);
    shown.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    button.setAttribute('aria-expanded', 'true');
    return () => {
      button.removeAttribute('aria-expanded');
    };
  }, [button]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && menu.current?.contains(target);
      // The button itself closes by its click.
      if (!isInside && !(target instanceof Node && button.contains(target))) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', onClose, { passive: true });
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', onClose);
      window.removeEventListener('resize', onClose);
    };
  }, [button, onClose]);

  const close = () => {
    onClose();
    button.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const target = controlByKey(items, event.target as HTMLElement, event.key, 'column');
    if (target || event.key === 'Escape') {
      event.preventDefault();
    }
    target?.focus();
    if (event.key === 'Escape' || event.key === 'Tab') {
      close();
    }
  };
  const choose = async (action: DemoAction) => {
    close();
    const outcome = await action.run({ demo, name, pathname, ...preference, sources, bring });
    if (outcome) {
      showNotice(translate(outcome));
    }
  };

  return (
    <div
      ref={menu}
      className="demo-menu"
      popover="manual"
      role="menu"
      aria-label={translate('demo.menu', { demo: name })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {demoActions(preference.variant).map((action) => (
        <button
          key={action.event}
          type="button"
          role="menuitem"
          tabIndex={-1}
          {...demoEvent(action.event, name)}
          onClick={() => void choose(action)}
        >
          {translate(action.text, { place: action.place ?? '' })}
        </button>
      ))}
    </div>
  );
}

/** What an action may need. A failure is told by the action that waits for them; if none does, nobody misses them. */
function fetchEarly(
  pathname: string,
  name: string,
  styling: CodeStyling | undefined,
): Promise<DemoSources> {
  const sources = fetchSources(pathname, name, fetch, styling);
  sources.catch(() => {});
  return sources;
}
