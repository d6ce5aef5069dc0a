import { useEffect, useState, type ReactNode } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { hear, KEYS_EVENT } from '#src/site/timing/pageEvents.ts';
import { isHelpKey } from '#src/site/timing/siteKeys.ts';

const sheetPart = latePart(() => import('./KeySheet.tsx'));

/** Shows the keys that the site knows at a `?`, and when the settings ask for it; the sheet is loaded then. */
export function KeyHelp() {
  const bring = useBringPart();
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(() => {
    const open = async () => {
      const brought = await bring(sheetPart);
      if (brought) {
        const isMac = /^Mac/.test(navigator.platform);
        setSheet(<brought.KeySheet isMac={isMac} onClose={() => setSheet(null)} />);
      }
    };
    const press = (event: KeyboardEvent) => {
      if (isHelpKey(event)) {
        event.preventDefault();
        void open();
      }
    };
    document.addEventListener('keydown', press);
    const forget = hear(document, KEYS_EVENT, () => void open());
    return () => {
      document.removeEventListener('keydown', press);
      forget();
    };
  }, [bring]);
  return sheet;
}
