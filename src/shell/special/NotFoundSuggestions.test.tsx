// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { treeBranches, treeServer } from '#test/treeBranches.ts';
import { NavBranchesContext } from '#src/shell/navigate/NavBranchesContext.ts';
import { NotFoundSuggestions } from './NotFoundSuggestions.tsx';

function suggestions(server = treeServer()) {
  return (
    <I18nProvider>
      <NavBranchesContext value={treeBranches(server)}>
        <NotFoundSuggestions />
      </NavBranchesContext>
    </I18nProvider>
  );
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a mistyped address leads to the pages it may have meant', async () => {
  history.replaceState(null, '', '/x/react-chart/bar/');
  render(suggestions());
  const [first] = await screen.findAllByRole('link');
  expect(first?.textContent).toBe('Charts: Bars overview');
  expect(first?.getAttribute('href')).toBe('/x/react-charts/bars/');
});

test('nothing is said where nothing is near, nor in the one exported file', async () => {
  history.replaceState(null, '', '/x/wp-login.php');
  const server = treeServer();
  await act(async () => render(suggestions(server)));
  expect(server.asked.length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(renderToString(suggestions())).not.toContain('<nav');
});

test('nothing is said where the list of pages is lost', async () => {
  history.replaceState(null, '', '/x/react-chart/bar/');
  const server = treeServer();
  server.fail(true);
  await act(async () => render(suggestions(server)));
  expect(server.asked.length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the search of the header is offered', () => {
  const search = document.createElement('button');
  search.className = 'search';
  const opened = vi.fn();
  search.addEventListener('click', opened);
  document.body.append(search);
  render(suggestions());
  screen.getByRole('button', { name: 'Search the documentation' }).click();
  expect(opened).toHaveBeenCalledOnce();
  search.remove();
});
