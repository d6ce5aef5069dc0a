import { useEffect } from 'react';
import { latePart } from '#src/deployment/latePart.ts';
import { useBringPart } from '#src/deployment/useLatePart.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { on } from '#src/timing/on.ts';
import { pressedControl } from './pressedControl.ts';

const fileTabs = latePart(() => import('./showFile.ts'));

/** Lets the tabs above the code of demos show their files; what shows them is loaded on first use. */
export function useFileTabs(): void {
  const translate = useTranslate();
  const bring = useBringPart();
  useEffect(
    () =>
      on(document, ['click'], '[data-do="file"]', (tab: HTMLButtonElement) => {
        void bring(fileTabs, pressedControl(tab)).then((brought) =>
          brought?.showFile(tab, translate('demo.noFiles')),
        );
      }),
    [bring, translate],
  );
}
