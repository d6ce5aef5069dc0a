import { useState, type ReactNode } from 'react';
import { recoverLoss } from '#src/deployment/recoverLoss.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';

/** Opens the settings drawer, which is loaded with the first click. A click before React is there is repeated once it is. */
export function SettingsButton() {
  const translate = useTranslate();
  const [drawer, setDrawer] = useState<ReactNode>(null);
  const open = async () => {
    const { SettingsDrawer } = await recoverLoss(() => import('./SettingsDrawer.tsx'));
    setDrawer(<SettingsDrawer onClose={() => setDrawer(null)} />);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button needs-script"
        data-replay=""
        aria-haspopup="dialog"
        aria-label={translate('settings.open')}
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />
        </svg>
      </button>
      {drawer}
    </>
  );
}
