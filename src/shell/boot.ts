import { answerBar, restoreLayout } from '#src/api/apiFilter.ts';
import { copyCode } from '#src/code/copyCode.ts';
import { chooseTab, moveBetweenTabs, restoreTabs } from '#src/code/tabs.ts';
import { showVariant } from '#src/demo/codeVariant.ts';
import {
  chooseCodePreference,
  codePreference,
  PREFERENCE_EVENT,
  showCodePreference,
} from '#src/preferences/codePreferenceState.ts';
import {
  applyMode,
  chosenMode,
  effectiveMode,
  followMode,
  switchMode,
} from '#src/theme/colourMode.ts';
import { bringFonts } from '#src/theme/lateFonts.ts';
import { loadLateScripts } from './lateScripts.ts';
import { replayClicks } from './replayClicks.ts';
import { whenCalm } from './whenCalm.ts';

/** What a control with `data-do` does: plain HTML, heard by one listener, alive before and without React. */
const ACTIONS: Readonly<Record<string, (control: HTMLButtonElement) => void>> = {
  mode: () => switchMode(),
  copy: (button) => void copyCode(button),
  tab: (button) => chooseTab(button),
  unfold: (button) => button.closest('.fold')?.classList.add('open'),
  'code-variant': ({ value }) => chooseCodePreference({ variant: value === 'JS' ? 'JS' : 'TS' }),
};

document.addEventListener('click', ({ target }) => {
  const control = controlAround(target);
  ACTIONS[control?.dataset.do ?? '']?.(control as HTMLButtonElement);
});

document.addEventListener('keydown', (event) => {
  const control = controlAround(event.target);
  if (control?.dataset.do === 'tab' && moveBetweenTabs(control, event.key)) {
    event.preventDefault();
  }
});

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.closest('.bar')) {
    answerBar(target as HTMLInputElement);
  }
});

// React says when it has put another page in place.
document.addEventListener('x-page', restoreChoices);
document.addEventListener(PREFERENCE_EVENT, () => showVariant(codePreference().variant));

showCodePreference(codePreference());
restoreChoices();
applyMode(effectiveMode(chosenMode())); // now there is a body, which carries the mode too
followMode();
whenCalm(() => void bringFonts());
replayClicks();
loadLateScripts();

function restoreChoices(): void {
  restoreTabs();
  restoreLayout();
  showVariant(codePreference().variant);
}

function controlAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
}
