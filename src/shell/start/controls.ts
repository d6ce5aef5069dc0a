import { CONTROL, deedOf, FOLD, UNFOLDED, type Deed } from '#src/site/code/codeElement.ts';
import { copyCode } from '#src/site/code/copyCode.ts';
import { copyPage } from '#src/site/code/copyPage.ts';
import { chooseTab, moveBetweenTabs } from '#src/site/code/tabs.ts';
import { showVariant } from '#src/demos/model/codeVariant.ts';
import { followLink } from '#src/demos/model/followLink.ts';
import { moveInToolbar } from '#src/demos/toolbar/moveInToolbar.ts';
import { chooseCodePreference } from '#src/visitor/preferences/chooseCodePreference.ts';
import { codeStylings, firstKnown } from '#src/visitor/preferences/codePreference.ts';
import { codePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import { followMode, printLight } from '#src/site/theme/colourMode.ts';
import { takeFontFaces } from '#src/site/theme/fontFaces.ts';
import { applyLoadedFonts, bringFonts } from '#src/site/theme/ownFonts.ts';
import { isSearchKey } from '#src/site/timing/siteKeys.ts';
import { dropSharedHead } from './dropSharedHead.ts';
import { around, on } from '#src/site/timing/on.ts';
import {
  CONTROLS_EVENT,
  emit,
  hear,
  PAGE_EVENT,
  PREFERENCE_EVENT,
} from '#src/site/timing/pageEvents.ts';
import { sureTasks } from '#src/site/timing/sureTasks.ts';
import { settle, showWhole } from './arrival.ts';
import { placePageMenu } from './placePageMenu.ts';
import { restoreChoices } from './restoreChoices.ts';

/** What a control does: plain HTML, heard by one listener, alive before and without React. */
const ACTIONS: Readonly<Partial<Record<Deed, (control: HTMLButtonElement) => void>>> = {
  copy: (button) => void copyCode(button),
  'copy-page': (button) => void copyPage(button),
  tab: (button) => chooseTab(button),
  search: openSearch,
  unfold: (button) => button.closest(`.${FOLD}`)?.classList.add(UNFOLDED),
  'code-variant': ({ value }) => chooseCodePreference({ variant: value === 'JS' ? 'JS' : 'TS' }),
  'code-styling': ({ value }) =>
    chooseCodePreference({ styling: firstKnown(codeStylings, [value], 'MUI System') }),
};

on(document, ['click'], CONTROL, (control: HTMLButtonElement) =>
  ACTIONS[deedOf(control)]?.(control),
);

// Before the browser goes there: of a text that is not laid out it knows no places. A list that the link stands in has done its part.
on(document, ['click'], 'a[href*="#"]', (link, { ctrlKey, metaKey, shiftKey }) => {
  showWhole(document.querySelector('.doc'));
  if (!ctrlKey && !metaKey && !shiftKey) {
    link.closest<HTMLElement>('.contents:popover-open')?.hidePopover();
  }
});

document.addEventListener('keydown', (event) => {
  if (isSearchKey(event)) {
    event.preventDefault();
    openSearch();
    return;
  }
  const control = around(event.target, CONTROL);
  const isMoved =
    control?.role === 'tab'
      ? moveBetweenTabs(control, event.key)
      : moveInToolbar(event.target, event.key);
  if (isMoved) {
    event.preventDefault();
  }
});

if (!CSS.supports('anchor-name: --page')) {
  document.addEventListener('toggle', placePageMenu, true);
}

// React says when it has put another page in place.
hear(document, PAGE_EVENT, () => {
  callOffRest();
  followLink(); // wins over what was chosen before, as it does when the page is loaded
  restoreChoices();
  dropSharedHead(document);
  applyLoadedFonts();
});
hear(document, PREFERENCE_EVENT, () => showVariant(codePreference()));
addEventListener('hashchange', followLink);

sureTasks(); // before React is there, which follows this script
followMode();
printLight();
const text = document.querySelector('.doc');
let callOffRest = () => {};
void takeFontFaces(document.querySelector<HTMLStyleElement>('#fonts'), document.fonts)
  .then(bringFonts)
  .then(() => {
    callOffRest = text ? settle(text) : callOffRest;
  });
emit(document, CONTROLS_EVENT);

/** By the button of the header, whose click is kept until React answers it. */
function openSearch(): void {
  if (!document.querySelector('.search-box')) {
    document.querySelector<HTMLElement>('.search')?.click();
  }
}
