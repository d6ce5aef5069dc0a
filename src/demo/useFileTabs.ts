import { useEffect } from 'react';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';

/** Lets the tabs above the code of demos show their files; what shows them is loaded on first use. */
export function useFileTabs(): void {
  const translate = useTranslate();
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const tab =
        target instanceof Element ? target.closest<HTMLButtonElement>('[data-do="file"]') : null;
      if (tab) {
        import('./showFile.ts').then(
          ({ showFile }) => showFile(tab, translate('demo.noFiles')),
          () => {}, // the next press tries again
        );
      }
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [translate]);
}
