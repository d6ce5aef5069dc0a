import { useEffect, useRef } from 'react';
import { keySheetCss } from '#src/generated/keySheetStyles.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { useLateTranslate, type LateTranslate } from '#src/site/texts/lateTexts.ts';
import type { KeyBelow, TextKey } from '#src/site/texts/translate.ts';
import { openModal } from '#src/site/theme/overlays.ts';

type Props = { isMac: boolean; onClose: () => void };

/** What the site does at a key, and the ways to press it. */
function linesOf(
  isMac: boolean,
  translate: LateTranslate,
): readonly [text: TextKey, keys: string[]][] {
  const name = (key: KeyBelow<'keys.names'>) => translate(`keys.names.${key}`);
  const [control, option] = isMac ? ['⌘', '⌥'] : [name('control'), name('option')];
  return [
    ['keys.search', [`${control} K`, '/']],
    ['keys.results', ['↑', '↓', name('enter')]],
    ['keys.member', [`${option} N`, `${option} I`]],
    ['keys.copy', [`${control} C`]],
    ['keys.tools', ['←', '→', name('home'), name('end')]],
    ['keys.edit', [name('enter')]],
    ['keys.help', ['?']],
    ['keys.close', [name('escape')]],
  ];
}

/** A dialog with the keys that the site knows beside those of the browser. */
export function KeySheet({ isMac, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const translate = useLateTranslate();
  useLateStyle('key-sheet', keySheetCss);
  useEffect(() => {
    if (dialog.current) {
      openModal(dialog.current);
    }
  }, []);
  return (
    <dialog ref={dialog} className="key-sheet" aria-labelledby="keys-title" onClose={onClose}>
      <div className="key-sheet-head">
        <h2 id="keys-title">{translate('keys.title')}</h2>
        <button type="button" className="pill" onClick={() => dialog.current?.close()}>
          {translate('close')}
        </button>
      </div>
      <dl>
        {linesOf(isMac, translate).map(([text, keys]) => (
          <div key={text}>
            <dt>{translate(text)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
