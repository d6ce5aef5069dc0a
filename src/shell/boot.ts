import { copyCode } from '#src/code/copyCode.ts';
import { chooseTab, moveBetweenTabs, restoreTabs } from '#src/code/tabs.ts';
import { chooseVariant, showVariant, storedVariant } from '#src/demo/codeVariant.ts';
import { followMode, switchMode } from '#src/theme/colourMode.ts';
import { bringFonts } from '#src/theme/lateFonts.ts';
import { loadLateScripts } from './lateScripts.ts';
import { whenCalm } from './whenCalm.ts';

/** What a control with `data-do` does: plain HTML, heard by one listener, alive before and without React. */
const ACTIONS: Readonly<Record<string, (control: HTMLButtonElement) => void>> = {
  mode: () => switchMode(),
  copy: (button) => void copyCode(button),
  tab: (button) => chooseTab(button),
  unfold: (button) => button.closest('.fold')?.classList.add('open'),
  'code-variant': ({ value }) => chooseVariant(value === 'JS' ? 'JS' : 'TS'),
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

// React says when it has put another page in place.
document.addEventListener('x-page', restoreChoices);

restoreChoices();
followMode();
whenCalm(() => void bringFonts());
loadLateScripts();

function restoreChoices(): void {
  restoreTabs();
  showVariant(storedVariant());
}

function controlAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
}
