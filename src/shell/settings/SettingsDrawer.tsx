import { useEffect, useRef, useState } from 'react';
import { BASE } from '#data/site/base.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { latePart } from '#src/site/loading/latePart.ts';
import { useCalmPart } from '#src/site/loading/useLatePart.ts';
import { demoCounts } from '#src/generated/demoCounts.ts';
import { settingsCss } from '#src/generated/settingsStyles.ts';
import { useLanguage } from '#src/site/texts/I18nProvider.tsx';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import {
  codeStylings,
  stylingTexts,
  codeVariants,
  type CodeStyling,
  type CodeVariant,
} from '#src/visitor/preferences/codePreference.ts';
import { chooseCodePreference } from '#src/visitor/preferences/chooseCodePreference.ts';
import { useCodePreference } from '#src/visitor/preferences/useCodePreference.ts';
import { mayHaveWorker } from '#src/shell/offline/mayHaveWorker.ts';
import { chooseMode, chosenMode, type Mode } from '#src/site/theme/colourMode.ts';
import { openModal } from '#src/site/theme/overlays.ts';
import { useThemeDispatch, useThemeState } from '#src/site/theme/ThemeStateProvider.tsx';
import { emit, KEYS_EVENT } from '#src/site/timing/pageEvents.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const MODES: readonly Mode[] = ['light', 'system', 'dark'];
const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['comfortable', 'dense'] as const;

/** What can be kept without a connection; the drawer does without it when it is lost. */
const offlineChoices = latePart(() => import('./OfflineChoices.tsx'));

/** The drawer of appearance and code preferences (behaviour 4.5). The dialog element keeps and returns the focus, and closes on Escape. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const translate = useLateTranslate();
  useLateStyle('settings', settingsCss);
  const language = useLanguage();
  const { languages } = useDocsConfig();
  const [mode, setMode] = useState<Mode>(chosenMode);
  const { direction, dense } = useThemeState();
  const dispatch = useThemeDispatch();
  const { variant, styling } = useCodePreference();
  const offline = useCalmPart(offlineChoices, mayHaveWorker());

  useEffect(() => {
    if (dialog.current) {
      openModal(dialog.current);
    }
  }, []);

  return (
    <dialog ref={dialog} className="settings" aria-labelledby="settings-title" onClose={onClose}>
      <div className="settings-head">
        <h2 id="settings-title">{translate('settings.settings')}</h2>
        <button type="button" className="pill" onClick={() => dialog.current?.close()}>
          {translate('close')}
        </button>
      </div>
      <ChoiceGroup<Mode>
        label={translate('settings.mode')}
        category="settings"
        choices={MODES.map((value) => ({ value, text: translate(`settings.${value}`) }))}
        chosen={mode}
        onChoose={(value) => {
          setMode(value);
          chooseMode(value);
        }}
      />
      <ChoiceGroup
        label={translate('settings.direction')}
        category="settings"
        choices={DIRECTIONS.map((value) => ({ value, text: translate(`settings.${value}`) }))}
        chosen={direction}
        onChoose={(value) => dispatch({ type: 'CHANGE', payload: { direction: value } })}
        note={translate('settings.untilReload')}
      />
      <ChoiceGroup
        label={translate('settings.density')}
        category="settings"
        choices={DENSITIES.map((value) => ({ value, text: translate(`settings.${value}`) }))}
        chosen={dense ? 'dense' : 'comfortable'}
        onChoose={(value) =>
          dispatch(
            value === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
          )
        }
        note={translate('settings.untilReload')}
      />
      <ChoiceGroup<string>
        label={translate('settings.language')}
        category="settings"
        choices={languages
          .filter(({ code }) => code === language)
          .map(({ code, name }) => ({ value: code, text: name }))}
        chosen={language}
        onChoose={() => {}}
      />
      <ChoiceGroup<CodeVariant>
        label={translate('settings.codeVariant')}
        category="settings"
        choices={codeVariants.map((value) => ({ value, text: translate(value) }))}
        chosen={variant}
        onChoose={(value) => chooseCodePreference({ variant: value })}
      />
      <ChoiceGroup<CodeStyling>
        label={translate('settings.codeStyling')}
        category="settings"
        choices={codeStylings.map((value) => ({ value, text: translate(stylingTexts[value]) }))}
        chosen={styling}
        onChoose={(value) => chooseCodePreference({ styling: value })}
        note={translate('settings.styledDemos', {
          count: followers(styling),
          all: demoCounts['MUI System'],
        })}
      />
      {offline && <offline.OfflineChoices />}
      <p className="settings-foot">
        <button
          type="button"
          className="settings-keys"
          onClick={() => {
            dialog.current?.close();
            emit(document, KEYS_EVENT);
          }}
        >
          {translate('keys.title')}
        </button>
        <a href={`${BASE}/privacy/`} onClick={() => dialog.current?.close()}>
          {translate('privacy')}
        </a>
      </p>
    </dialog>
  );
}

/** How many demos show other code with this choice: every demo is written in MUI System, some in the other two as well. */
function followers(styling: CodeStyling): number {
  return styling === 'MUI System'
    ? Math.max(demoCounts.Tailwind, demoCounts.CSS)
    : demoCounts[styling];
}
