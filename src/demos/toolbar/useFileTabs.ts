import { useEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { pressedControl } from '#src/demos/model/pressedControl.ts';

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
