// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { surroundingsOf } from '#src/documents/page/surroundings.node.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { NavEntry } from '#src/site/tree/navEntry.ts';
import { navEntries } from '#src/site/tree/navEntries.node.ts';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { exportedBranches } from '#src/shell/sidebar/exportedBranches.node.ts';
import { NavBranchesContext, siteBranches } from './NavBranchesContext.ts';
import { NavDrawer } from '#src/shell/sidebar/NavDrawer.tsx';
import { NavTree } from '#src/shell/sidebar/NavTree.tsx';
import { readShownRows } from './readShownRows.ts';

afterEach(cleanup);

function draw(entries: readonly NavEntry[], isOpen: boolean): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <I18nProvider>
      <NavTree
        entries={entries}
        active=""
        activeGroup={undefined}
        isOpen={() => isOpen}
        toggle={() => {}}
        onIntent={() => {}}
      />
    </I18nProvider>,
  );
  return place;
}

test('every row of the site is read back as it was drawn', () => {
  const entries = navEntries(siteTree.pages);
  expect(readShownRows(draw(entries, true))).toEqual(entries);
});

test('what is inside of a closed group is not known', () => {
  const entries: NavEntry[] = [
    {
      title: 'A',
      children: [{ title: 'B', href: '/x/c/', children: [{ title: 'C', href: '/x/c/' }] }],
    },
  ];
  expect(readShownRows(draw(entries, false))).toEqual([
    { title: 'A', children: [{ title: 'B', href: '/x/c/', children: null }] },
  ]);
});

test('React begins with the rows of the exported page, and changes nothing', async () => {
  const page = surroundingsOf(placeOf(siteTree, '/x/react-charts/bars'));
  const drawer = (branches: typeof siteBranches) => (
    <I18nProvider>
      <NavBranchesContext value={branches}>
        <NavDrawer page={page} />
      </NavBranchesContext>
    </I18nProvider>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(drawer(exportedBranches));
  const exported = place.innerHTML;
  expect(exported).toContain('aria-current="page"');
  const complaint = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, drawer(siteBranches), { onRecoverableError }),
  );
  expect(place.innerHTML).toBe(exported);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
});
