import { useState, type ReactNode } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { Icon } from '#src/site/theme/Icon.tsx';

const drawerPart = latePart(() => import('./SettingsDrawer.tsx'));

/** Opens the settings drawer, which is loaded with the first click. A click before React is there is repeated once it is. */
export function SettingsButton() {
  const translate = useTranslate();
  const bring = useBringPart();
  const [drawer, setDrawer] = useState<ReactNode>(null);
  const open = async () => {
    const brought = await bring(drawerPart, '[data-replay="settings"]');
    if (brought) {
      setDrawer(<brought.SettingsDrawer onClose={() => setDrawer(null)} />);
    }
  };
  return (
    <>
      <button
        type="button"
        className="icon-button needs-script"
        data-replay="settings"
        aria-haspopup="dialog"
        aria-label={translate('settingsButton')}
        onClick={() => void open()}
      >
        <Icon name="settings" />
      </button>
      {drawer}
    </>
  );
}
