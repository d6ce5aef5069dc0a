// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NavDrawer } from './NavDrawer.tsx';

const BARS = '/x/react-charts/bars';

afterEach(cleanup);

function renderDrawer() {
  const view = render(<NavDrawer pathname={BARS} />, { wrapper: I18nProvider });
  return (pathname: string) => view.rerender(<NavDrawer pathname={pathname} />);
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
  test('narrows the tree to the pages that match, with their groups, open', () => {
    renderDrawer();
    type('lazy');
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
    expect(groups()).toEqual(['Data Grid', 'Server-side data', 'Tree View']);
    expect(
      [...document.querySelectorAll('nav .group')].every(({ ariaExpanded }) => ariaExpanded),
    ).toBe(true);
  });

  test('marks what matched and tells how many pages there are', () => {
    renderDrawer();
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

  test('says so when no page matches', () => {
    renderDrawer();
    type(' xyzzy ');
    expect(pages()).toEqual([]);
    const status = screen.getByRole('status', { hidden: true });
    expect(status.textContent).toBe('No page matches “xyzzy”.');
    expect(status.className).toBe('');
  });

  test('lets a group be closed until the next letter', () => {
    renderDrawer();
    type('lazy');
    fireEvent.click(document.querySelector('nav .group')!);
    expect(pages()).toEqual(['Lazy loading']);
    type('lazy l');
    expect(pages()).toHaveLength(2);
  });

  test('is kept on the next page', () => {
    const goTo = renderDrawer();
    type('lazy');
    goTo('/x/react-data-grid/server-side-data/lazy-loading');
    expect(box().value).toBe('lazy');
    expect(document.querySelectorAll('nav [aria-current="page"]')).toHaveLength(1);
    expect(pages()).toHaveLength(2);
  });

  test('counts although it was done before React was there', () => {
    const tree = (
      <I18nProvider>
        <NavDrawer pathname={BARS} />
      </I18nProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(tree);
    box().value = 'lazy';
    render(tree, { container, hydrate: true });
    expect(pages()).toEqual(['Lazy loading', 'Lazy loading']);
  });
});

describe('a key in the filter', () => {
  test('Escape empties it and leaves the tree as it was, and opens nothing else', () => {
    renderDrawer();
    const before = pages();
    type('lazy');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box().value).toBe('');
    expect(pages()).toEqual(before);
    // The next one is the drawer's.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  });

  test('Enter opens the first page that is left', () => {
    renderDrawer();
    type('lazy');
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('nav a:not(.group)')?.addEventListener('click', opened);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(opened).toHaveBeenCalledOnce();
  });

  test('Enter in the empty filter does nothing', () => {
    renderDrawer();
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', opened);
    fireEvent.keyDown(box(), { key: 'Enter' });
    document.removeEventListener('click', opened);
    expect(opened).not.toHaveBeenCalled();
  });
});

test('an emptied filter puts the tree back to where it stood', () => {
  renderDrawer();
  const tree = document.querySelector('.tree')!;
  tree.scrollTop = 340;
  type('l');
  type('lazy');
  expect(tree.scrollTop).toBe(0);
  tree.scrollTop = 90;
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(tree.scrollTop).toBe(340);
});
