// @vitest-environment jsdom
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localStore } from '#src/site/storage/safeStorage.ts';
import { element } from '#src/documents/directives/elements.node.ts';
import { nameTabs } from '#src/documents/render/nameTabs.node.ts';
import { GROUP, SHOWN, TAB_LIST, TAB_NAME, TABS } from './codeElement.ts';
import { chooseTab, moveBetweenTabs, restoreTabs } from './tabs.ts';

const MANAGERS = ['npm', 'pnpm', 'yarn'];

beforeEach(() => {
  window.scrollBy = vi.fn();
  const groups = [
    group('package-manager', MANAGERS),
    group('package-manager', MANAGERS),
    group('plan', ['Community', 'Pro']),
  ];
  const page: Root = { type: 'root', children: groups };
  nameTabs(page);
  document.body.innerHTML = toHtml(page);
  document.body.addEventListener('click', choose);
});

afterEach(() => {
  document.body.removeEventListener('click', choose);
  vi.restoreAllMocks();
  localStorage.clear();
  localStore.remove('package-manager'); // blocked storage is replaced by memory for the visit
});

/** As the one listener of the page does. */
function choose({ target }: Event): void {
  chooseTab(target as HTMLElement);
}

function group(name: string, tabs: string[]): Element {
  const panels = tabs.map((tab) => element('div', { 'data-tab': tab }, [{ type: 'text', value: tab }]));
  return element('div', { class: TABS, [GROUP]: name }, panels);
}

function tab(name: string, list = 0): HTMLElement {
  const lists = document.querySelectorAll(`.${TAB_LIST}`);
  return lists[list]!.querySelector<HTMLElement>(`[${TAB_NAME}="${name}"]`)!;
}

function chosen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  );
}

function panels(): (string | null)[] {
  return [...document.querySelectorAll(`.${SHOWN}`)].map(({ textContent }) => textContent);
}

describe('a chosen tab', () => {
  test('shows its panel in its group everywhere on the page, and in no other group', () => {
    tab('pnpm').click();
    expect(chosen()).toEqual(['pnpm', 'pnpm', 'Community']);
    expect(panels()).toEqual(['pnpm', 'pnpm', 'Community']);
  });

  test('is the only one of its list in the order of the Tab key', () => {
    tab('yarn').click();
    const order = MANAGERS.map((name) => tab(name).tabIndex);
    expect(order).toEqual([-1, -1, 0]);
  });

  test('is stored for the next pages under the name of its group (behaviour 4.1)', () => {
    tab('pnpm').click();
    expect(localStorage.getItem('package-manager')).toBe('pnpm');
  });

  test('stays under the pointer when groups above change their height', () => {
    const top = vi.spyOn(tab('yarn', 1), 'getBoundingClientRect');
    top.mockReturnValueOnce(new DOMRect(0, 300)).mockReturnValueOnce(new DOMRect(0, 340));
    tab('yarn', 1).click();
    expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith(0, 40);
  });

  test('is shown where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab('pnpm').click();
    expect(chosen()).toEqual(['pnpm', 'pnpm', 'Community']);
  });
});

describe('on a new page', () => {
  test.each([
    ['the stored tab is shown in every group of its name', 'yarn', 'yarn'],
    ['an unknown stored tab is ignored', 'bun', 'npm'],
    ['an empty stored tab is ignored', '', 'npm'],
  ])('%s', (_case, stored, shown) => {
    localStorage.setItem('package-manager', stored);
    restoreTabs();
    expect(chosen()).toEqual([shown, shown, 'Community']);
  });

  test('the first tab is shown where nothing is stored, or storage is blocked', () => {
    restoreTabs();
    expect(chosen()).toEqual(['npm', 'npm', 'Community']);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    restoreTabs();
    expect(chosen()).toEqual(['npm', 'npm', 'Community']);
  });
});

describe('keys move between tabs (ARIA tabs pattern):', () => {
  test.each([
    ['ltr', 'npm', 'ArrowRight', 'pnpm'],
    ['ltr', 'yarn', 'ArrowRight', 'npm'],
    ['ltr', 'npm', 'ArrowLeft', 'yarn'],
    ['ltr', 'yarn', 'Home', 'npm'],
    ['ltr', 'npm', 'End', 'yarn'],
    ['rtl', 'npm', 'ArrowLeft', 'pnpm'],
    ['rtl', 'npm', 'ArrowRight', 'yarn'],
    ['rtl', 'pnpm', 'End', 'yarn'],
  ])('%s, from %s, %s leads to %s', (direction, from, key, to) => {
    tab(from).style.direction = direction; // jsdom does not inherit it
    expect(moveBetweenTabs(tab(from), key)).toBe(true);
    expect(document.activeElement).toBe(tab(to));
    expect(chosen()[0]).toBe(to);
  });

  test.each(['Enter', ' ', 'Tab', 'ArrowDown', 'a'])('"%s" is none of them', (key) => {
    expect(moveBetweenTabs(tab('npm'), key)).toBe(false);
    expect(chosen()[0]).toBe('npm');
  });
});
