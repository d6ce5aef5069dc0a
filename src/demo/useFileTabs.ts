import { useEffect } from 'react';
import { latePart } from '#src/deployment/latePart.ts';
import { useBringPart } from '#src/deployment/useLatePart.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { pressedControl } from './pressedControl.ts';

const fileTabs = latePart(() => import('./showFile.ts'));

/** Lets the tabs above the code of demos show their files; what shows them is loaded on first use. */
export function useFileTabs(): void {
  const translate = useTranslate();
  const bring = useBringPart();
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const tab =
        target instanceof Element ? target.closest<HTMLButtonElement>('[data-do="file"]') : null;
      if (tab) {
        void bring(fileTabs, pressedControl(tab)).then((brought) =>
          brought?.showFile(tab, translate('demo.noFiles')),
        );
      }
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [bring, translate]);
}
