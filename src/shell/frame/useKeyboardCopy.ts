import { useEffect } from 'react';
import { watchKeyboardCopy } from '#src/site/code/keyboardCopy.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

/** Copying of code by the keyboard, on every page as long as the shell stands. */
export function useKeyboardCopy(): void {
  const translate = useTranslate();
  useEffect(() => {
    const isMac = navigator.platform.toUpperCase().includes('MAC');
    return watchKeyboardCopy({
      isMac,
      shown: translate(isMac ? 'copyKeys.mac' : 'copyKeys.other'),
    });
  }, [translate]);
}
