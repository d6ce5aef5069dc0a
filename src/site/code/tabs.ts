import { localStore } from '#src/site/storage/safeStorage.ts';
import { tabsKey } from '#src/site/storage/storedKeys.ts';
import { controlByKey } from './controlByKey.ts';

/** Shows the chosen panel in every group of tabs on the page whose group was chosen from before. */
export function restoreTabs(root: ParentNode = document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) {
    const name = localStore.read(tabsKey(tabs.dataset.group ?? ''));
    const tab = name === undefined ? undefined : findTab(tabs, name);
    if (tab) {
      showTab(tabs, tab);
    }
  }
}

/** Chooses a tab: in its group everywhere on the page, and for the next pages where storage allows. */
export function chooseTab(button: HTMLElement): void {
  const group = button.closest<HTMLElement>('.tabs')?.dataset.group ?? '';
  const top = button.getBoundingClientRect().top;
  localStore.write(tabsKey(group), button.dataset.name ?? '');
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${group}"]`)) {
    const tab = findTab(tabs, button.dataset.name ?? '');
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

function findTab(tabs: HTMLElement, name: string): HTMLElement | undefined {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tablist > button')].find(
    (button) => button.dataset.name === name,
  );
}

function showTab(tabs: HTMLElement, chosen: HTMLElement): void {
  for (const button of tabs.querySelectorAll<HTMLElement>(':scope > .tablist > button')) {
    const isChosen = button === chosen;
    button.ariaSelected = String(isChosen);
    button.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    panel?.classList.toggle('on', isChosen);
  }
}
