// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { surroundingsOf } from '#src/documents/page/surroundings.node.ts';
import { hideNotice } from '#src/site/loading/showNotice.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { branchTitles, treeBranches, treeServer } from '#test/treeBranches.ts';
import { exportedBranches } from './exportedBranches.node.ts';
import { NavBranchesContext } from '#src/shell/navigate/NavBranchesContext.ts';
import { NavDrawer } from './NavDrawer.tsx';
import type { NavBranches } from '#src/shell/navigate/navBranches.ts';

const BARS = '/x/react-charts/bars';

let rerender: (pathname: string) => void = () => {};

function show(branches: NavBranches, pathname = BARS): void {
  const drawer = (path: string) => <NavDrawer page={surroundingsOf(placeOf(siteTree, path))} />;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider>
      <NavBranchesContext value={branches}>{children}</NavBranchesContext>
    </I18nProvider>
  );
  const view = render(drawer(pathname), { wrapper });
  rerender = (next) => view.rerender(drawer(next));
}

afterEach(() => {
  cleanup();
  hideNotice();
});

/** By the text before the chips. Queries by role take seconds in a tree of this size. */
function link(title: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].filter(
    ({ firstChild }) => firstChild?.textContent === title,
  );
  expect(found.map(({ textContent }) => textContent)).toHaveLength(1);
  return found[0]!;
}

function has(pathname: string): boolean {
  return document.querySelector(`nav a[href="${pathname}/"]:not(.group)`) !== null;
}

describe('the tree (behaviour 3.5)', () => {
  beforeEach(() => show(exportedBranches));

  test('is a landmark named documentation', () => {
    expect(document.querySelector('nav')?.ariaLabel).toBe('documentation');
  });

  test('shows the groups around the open page and no other branch', () => {
    expect(link('Charts').ariaExpanded).toBe('true');
    expect(has(BARS)).toBe(true);
    expect(link('Data Grid').ariaExpanded).toBe('false');
    expect(has('/x/react-data-grid/quickstart')).toBe(false);
  });

  test('a closed group is a link to its first page', () => {
    expect(link('Data Grid').getAttribute('href')).toBe('/x/react-data-grid/');
    expect(link('Tree View').getAttribute('href')).toBe('/x/react-tree-view/');
  });

  test.each([
    ['/x/migration', 'Migration'],
    ['/x/api/charts', 'API reference'],
  ])('%s is marked at its group %s, which is open and links to it', (pathname, title) => {
    rerender(pathname);
    const current = [...document.querySelectorAll('nav [aria-current]')];
    expect(current.map(({ firstChild }) => firstChild?.textContent)).toEqual([title]);
    expect(current[0]?.getAttribute('href')).toBe(`${pathname}/`);
    expect(current[0]?.ariaExpanded).toBe('true');
    expect(current[0]?.nextElementSibling).not.toBeNull();
  });

  test('a click opens a group without leaving the page, a second one closes it', () => {
    expect(fireEvent.click(link('Data Grid'))).toBe(false);
    expect(link('Data Grid').ariaExpanded).toBe('true');
    expect(has('/x/react-data-grid/quickstart')).toBe(true);
    expect(fireEvent.click(link('Data Grid'))).toBe(false);
    expect(has('/x/react-data-grid/quickstart')).toBe(false);
  });

  test('the groups around the open page can be closed too', () => {
    fireEvent.click(link('Charts'));
    expect(link('Charts').ariaExpanded).toBe('false');
    expect(has(BARS)).toBe(false);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
    const group = link('Data Grid');
    const click = createEvent.click(group, { [key]: true });
    let wasPrevented = true;
    // After React, and instead of the browser, which jsdom cannot let navigate.
    const hold = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', hold, { once: true });
    fireEvent(group, click);
    expect(wasPrevented).toBe(false);
    expect(group.ariaExpanded).toBe('false');
  });

  test('a group with a subheader is a heading, always open, and no link', () => {
    const headings = [...document.querySelectorAll('nav p.subheader')];
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.every((heading) => heading.closest('a') === null)).toBe(true);
    expect(headings.every((heading) => heading.nextElementSibling?.tagName === 'UL')).toBe(true);
  });

  test('the open page is the only one that is marked as such', () => {
    const current = [...document.querySelectorAll('nav [aria-current]')];
    expect(current.map((entry) => [entry.getAttribute('href'), entry.ariaCurrent])).toEqual([
      [`${BARS}/`, 'page'],
    ]);
  });

  test('keeps what was opened on the next page, and opens what is around that', () => {
    fireEvent.click(link('Data Grid'));
    rerender('/x/react-tree-view/rich-tree-view/selection');
    expect(link('Data Grid').ariaExpanded).toBe('true');
    expect(link('Tree View').ariaExpanded).toBe('true');
    expect(document.querySelector('nav [aria-current]')?.getAttribute('href')).toBe(
      '/x/react-tree-view/rich-tree-view/selection/',
    );
  });

  test('the link out keeps its address', () => {
    const out = [...document.querySelectorAll('nav a[href^="https:"]')];
    expect(out).toHaveLength(1);
    expect(out[0]?.getAttribute('href')).not.toMatch(/\/\/$/);
  });
});

describe('chips beside a title', () => {
  beforeEach(() => show(exportedBranches));

  test.each([
    ['/x/react-charts/heatmap', ['Pro']],
    ['/x/react-charts/radar', ['Preview']],
    ['/x/react-charts/gantt', ['Planned', 'Pro']],
    [BARS, []],
  ])('%s has %o', (pathname, words) => {
    const entry = document.querySelector(`nav a[href="${pathname}/"]:not(.group)`);
    const chips = [...(entry?.querySelectorAll('.chip') ?? [])];
    expect(chips.map(({ textContent }) => textContent)).toEqual(words);
  });

  test.each([
    ['new', '/x/react-data-grid/row-spanning', 'New'],
    ['premium', '/x/react-data-grid/aggregation', 'Premium'],
  ])('a %s page says so', (name, pathname, word) => {
    fireEvent.click(link('Data Grid'));
    for (const group of document.querySelectorAll('nav .inside .group[aria-expanded="false"]')) {
      fireEvent.click(group);
    }
    const chip = document.querySelector(`nav a[href="${pathname}/"] .chip.${name}`);
    expect(chip?.textContent).toBe(word);
  });

  test('say the plan in words', () => {
    const chip = document.querySelector('nav a[href="/x/react-charts/heatmap/"] .chip.pro');
    expect(chip?.getAttribute('title')).toBe('Pro plan');
  });
});

describe('a branch that is not here', () => {
  test('is fetched for the open page, and shown when it has come', async () => {
    const server = treeServer();
    show(treeBranches(server));
    expect(link('Charts').ariaExpanded).toBe('false');
    await vi.waitFor(() => expect(link('Charts').ariaExpanded).toBe('true'));
    expect(document.querySelector('nav [aria-current]')?.getAttribute('href')).toBe(`${BARS}/`);
    expect(server.asked).toEqual(['Charts']);
  });

  test('is fetched with the page of another branch, and a page outside the tree needs none', async () => {
    const server = treeServer();
    show(treeBranches(server), '/x/experiments/weight');
    await act(async () => rerender('/x/migration'));
    expect(link('Migration').ariaExpanded).toBe('true');
    expect(link('Migration').ariaCurrent).toBe('page');
    expect(server.asked).toEqual(['Migration']);
  });

  test('opens with a click when it has come, and looks closed until then', async () => {
    const server = treeServer();
    show(treeBranches(server), '/x/experiments/weight');
    const release = server.hold();
    expect(fireEvent.click(link('Data Grid'))).toBe(false);
    await act(async () => {});
    expect(link('Data Grid').ariaExpanded).toBe('false');
    await act(async () => release());
    expect(link('Data Grid').ariaExpanded).toBe('true');
    expect(has('/x/react-data-grid/quickstart')).toBe(true);
  });

  test.each<[string, (group: HTMLElement) => void]>([
    ['the pointer', (group) => fireEvent.pointerEnter(group)],
    ['the focus', (group) => fireEvent.focus(group)],
  ])('is here before the click when %s has come first', async (_, intend) => {
    const server = treeServer();
    show(treeBranches(server), '/x/experiments/weight');
    await act(async () => intend(link('Data Grid')));
    expect(server.asked).toEqual(['Data Grid']);
    expect(link('Data Grid').ariaExpanded).toBe('false');
    fireEvent.click(link('Data Grid'));
    expect(link('Data Grid').ariaExpanded).toBe('true');
    expect(server.asked).toEqual(['Data Grid']);
  });

  test('that is lost is told, and the next click tries again', async () => {
    const server = treeServer();
    show(treeBranches(server), '/x/experiments/weight');
    server.fail(true);
    await act(async () => void fireEvent.click(link('Data Grid')));
    expect(link('Data Grid').ariaExpanded).toBe('false');
    await vi.waitFor(() =>
      expect(document.querySelector('.notice')?.textContent).toContain('could not be loaded'),
    );
    server.fail(false);
    await act(async () => void fireEvent.click(link('Data Grid')));
    expect(link('Data Grid').ariaExpanded).toBe('true');
  });

  test('that nobody has asked for is missed without a word', async () => {
    const server = treeServer();
    server.fail(true);
    show(treeBranches(server));
    await act(async () => {});
    expect(server.asked).toEqual(['Charts']);
    expect(link('Charts').ariaExpanded).toBe('false');
    expect(document.querySelector('.notice')).toBeNull();
  });

  test('is fetched with all others by the filter', async () => {
    const server = treeServer();
    show(treeBranches(server), '/x/experiments/weight');
    await act(async () => void fireEvent.focus(document.querySelector('nav input')!));
    expect(server.asked.sort()).toEqual([...branchTitles].sort());
  });
});
