// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { surroundingsOf } from '#src/documents/page/surroundings.node.ts';
import { hideNotice } from '#src/site/loading/showNotice.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { treeBranches, treeServer } from '#test/treeBranches.ts';
import { NavBranchesContext } from '#src/shell/navigate/NavBranchesContext.ts';
import { NavDrawer } from './NavDrawer.tsx';
import type { NavBranches } from '#src/shell/navigate/navBranches.ts';

const BARS = '/x/react-charts/bars';

afterEach(() => {
  cleanup();
  hideNotice();
});

function drawer(branches: NavBranches, pathname = BARS) {
  return (
    <I18nProvider>
      <NavBranchesContext value={branches}>
        <NavDrawer page={surroundingsOf(placeOf(siteTree, pathname))} />
      </NavBranchesContext>
    </I18nProvider>
  );
}

/** With all branches here. */
async function renderDrawer() {
  const branches = treeBranches(treeServer());
  await branches.whole.fetchAhead();
  const view = render(drawer(branches));
  return (pathname: string) => view.rerender(drawer(branches, pathname));
}

function box(): HTMLInputElement {
  return screen.getByLabelText('Filter pages');
}

function type(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
}

/** Titles of the pages in the tree. */
function pages(): string[] {
  return [...document.querySelectorAll('nav a:not(.group)')].map(
    ({ firstChild }) => firstChild?.textContent ?? '',
  );
}

function groups(): (string | undefined)[] {
  return [...document.querySelectorAll('nav .group')].map(
    ({ firstChild }) => firstChild?.textContent ?? '',
  );
}

describe('typing into the filter', () => {
  test('narrows the tree to the pages that match, with their groups, open', async () => {
    await renderDrawer();
    type('lazy');
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
    expect(groups()).toEqual(['Data Grid', 'Server-side data', 'Tree View']);
    expect(
      [...document.querySelectorAll('nav .group')].every(({ ariaExpanded }) => ariaExpanded),
    ).toBe(true);
  });

  test('marks what matched and tells how many pages there are', async () => {
    await renderDrawer();
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
    type('lazy');
    expect([...document.querySelectorAll('nav mark')].map((mark) => mark.textContent)).toEqual([
      'Lazy',
      'Lazy',
    ]);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('2 pages match.');
    type('sankey');
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('1 page matches.');
  });

  test('says so when no page matches', async () => {
    await renderDrawer();
    type(' xyzzy ');
    expect(pages()).toEqual([]);
    const status = screen.getByRole('status', { hidden: true });
    expect(status.textContent).toBe('No page matches “xyzzy”.');
    expect(status.className).toBe('');
  });

  test('lets a group be closed until the next letter', async () => {
    await renderDrawer();
    type('lazy');
    fireEvent.click(document.querySelector('nav .group')!);
    expect(pages()).toEqual(['Lazy loading']);
    type('lazy l');
    expect(pages()).toHaveLength(2);
  });

  test('is kept on the next page', async () => {
    const goTo = await renderDrawer();
    type('lazy');
    goTo('/x/react-data-grid/server-side-data/lazy-loading');
    expect(box().value).toBe('lazy');
    expect(document.querySelectorAll('nav [aria-current="page"]')).toHaveLength(1);
    expect(pages()).toHaveLength(2);
  });

  test('counts although it was done before React was there', async () => {
    const branches = treeBranches(treeServer());
    await branches.whole.fetchAhead();
    const tree = drawer(branches);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(tree);
    box().value = 'lazy';
    render(tree, { container, hydrate: true });
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
  });
});

describe('while branches are on their way', () => {
  test('the tree stays and nothing is said; then it is narrowed', async () => {
    const server = treeServer();
    const release = server.hold();
    render(drawer(treeBranches(server)));
    const before = document.querySelector('nav .tree')?.innerHTML;
    type('lazy');
    await act(async () => {});
    expect(document.querySelector('nav .tree')?.innerHTML).toBe(before);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
    await act(async () => release());
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('2 pages match.');
  });

  test.each<[string, () => void, number]>([
    ['Enter opens the first page once they have come', () => {}, 1],
    ['a further letter takes Enter back', () => type('lazy l'), 0],
  ])('%s', async (_, goOn, times) => {
    const server = treeServer();
    const release = server.hold();
    render(drawer(treeBranches(server)));
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', opened);
    type('lazy');
    fireEvent.keyDown(box(), { key: 'Enter' });
    goOn();
    expect(opened).not.toHaveBeenCalled();
    await act(async () => release());
    document.removeEventListener('click', opened);
    expect(opened).toHaveBeenCalledTimes(times);
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
  });

  test('one that is lost is told, and the next letter tries again', async () => {
    const server = treeServer();
    server.fail(true);
    render(drawer(treeBranches(server)));
    type('laz');
    await vi.waitFor(() =>
      expect(document.querySelector('.notice')?.textContent).toContain('could not be loaded'),
    );
    server.fail(false);
    await act(async () => type('lazy'));
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
  });

  test('the tree is put back to where it stood before the first letter', async () => {
    const server = treeServer();
    const release = server.hold();
    render(drawer(treeBranches(server)));
    const tree = document.querySelector('.tree')!;
    tree.scrollTop = 340;
    type('lazy');
    await act(async () => release());
    expect(tree.scrollTop).toBe(0);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(tree.scrollTop).toBe(340);
  });
});

describe('a key in the filter', () => {
  test('Escape empties it and leaves the tree as it was, and opens nothing else', async () => {
    await renderDrawer();
    const before = pages();
    type('lazy');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box().value).toBe('');
    expect(pages()).toEqual(before);
    // The next one is the drawer's.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  });

  test('Enter opens the first page that is left', async () => {
    await renderDrawer();
    type('lazy');
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('nav a:not(.group)')?.addEventListener('click', opened);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(opened).toHaveBeenCalledOnce();
  });

  test('Enter in the empty filter does nothing', async () => {
    await renderDrawer();
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', opened);
    fireEvent.keyDown(box(), { key: 'Enter' });
    document.removeEventListener('click', opened);
    expect(opened).not.toHaveBeenCalled();
  });
});

test('an emptied filter puts the tree back to where it stood', async () => {
  await renderDrawer();
  const tree = document.querySelector('.tree')!;
  tree.scrollTop = 340;
  type('l');
  type('lazy');
  expect(tree.scrollTop).toBe(0);
  tree.scrollTop = 90;
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(tree.scrollTop).toBe(340);
});
