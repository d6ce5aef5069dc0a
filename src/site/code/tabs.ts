import { localStore } from '#src/site/storage/safeStorage.ts';
import { tabsKey } from '#src/site/storage/storedKeys.ts';
import { GROUP, SHOWN, TAB_NAME, tabButtons, TABS, tabsOfGroup } from './codeElement.ts';
import { controlByKey } from './controlByKey.ts';

/** Shows the chosen panel in every group of tabs on the page whose group was chosen from before. */
export function restoreTabs(root: ParentNode = document): void {
  for (const tabs of tabsOfGroup(root)) {
    const name = localStore.read(tabsKey(tabs.getAttribute(GROUP) ?? ''));
    const tab = name === undefined ? undefined : findTab(tabs, name);
    if (tab) {
      showTab(tabs, tab);
    }
  }
}

/** Chooses a tab: in its group everywhere on the page, and for the next pages where storage allows. */
export function chooseTab(button: HTMLElement): void {
  const group = button.closest(`.${TABS}`)?.getAttribute(GROUP) ?? '';
  const name = button.getAttribute(TAB_NAME) ?? '';
  const top = button.getBoundingClientRect().top;
  localStore.write(tabsKey(group), name);
  for (const tabs of tabsOfGroup(document, group)) {
    const tab = findTab(tabs, name);
    if (tab) {
      showTab(tabs, tab);
    }
  }
  // Groups above may have changed height: what was clicked stays under the pointer.
  window.scrollBy(0, button.getBoundingClientRect().top - top);
}

/** Arrow keys, Home and End move between tabs (ARIA tabs pattern). Returns whether the key was one of them. */
export function moveBetweenTabs(button: HTMLElement, key: string): boolean {
  const tabs = [...(button.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const target = controlByKey(tabs, button, key);
  target?.focus();
  target?.click();
  return target !== undefined;
}

function findTab(tabs: Element, name: string): HTMLElement | undefined {
  return tabButtons(tabs).find((button) => button.getAttribute(TAB_NAME) === name);
}

function showTab(tabs: Element, chosen: HTMLElement): void {
  for (const button of tabButtons(tabs)) {
    const isChosen = button === chosen;
    button.ariaSelected = String(isChosen);
    button.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    panel?.classList.toggle(SHOWN, isChosen);
  }
}
