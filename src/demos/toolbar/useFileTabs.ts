import { controlFor } from '#src/site/code/codeElement.ts';
import { useEffect } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { on } from '#src/site/timing/on.ts';
import { pressedControl } from '#src/demos/model/demoElement.ts';

const fileTabs = latePart(() => import('./showFile.ts'));

/** Lets the tabs above the code of demos show their files; what shows them is loaded on first use. */
export function useFileTabs(): void {
  const translate = useTranslate();
  const bring = useBringPart();
  useEffect(
    () =>
      on(document, ['click'], controlFor('file'), (tab: HTMLButtonElement) => {
        void bring(fileTabs, pressedControl(tab)).then((brought) =>
          brought?.showFile(tab, translate('demo.noFiles')),
        );
      }),
    [bring, translate],
  );
}
