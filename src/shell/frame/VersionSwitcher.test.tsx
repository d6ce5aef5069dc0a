// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { afterEach, expect, test } from 'vitest';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import { VersionSwitcher } from './VersionSwitcher.tsx';

afterEach(cleanup);

const v7 = 'https://v7.mui.com/x/react-charts/bars/';

function renderSwitcher(pathname: string, samePage = {}) {
  render(
    <VersionSwitcher identity={headerOf(pathname)} versions={versionLinks(pathname, samePage)} />,
    { wrapper: I18nProvider },
  );
}

test('the button names the version, opens the menu and needs no script for it', () => {
  renderSwitcher('/x/react-charts/bars');
  const button = screen.getByRole('button', { name: 'Version v8.4.0, choose another' });
  expect(button.textContent).toBe('v8.4.0');
  expect(button.getAttribute('popovertarget')).toBe('version-menu');
  expect(document.getElementById('version-menu')?.getAttribute('popover')).toBe('');
});

test('the present version is ticked and only closes the menu', () => {
  renderSwitcher('/x/react-charts/bars');
  const current = document.querySelector('#version-menu [aria-current="true"]');
  expect(current?.textContent).toBe('v8.4.0');
  expect(current?.tagName).toBe('BUTTON');
  expect(current?.getAttribute('popovertarget')).toBe('version-menu');
  expect(current?.getAttribute('popovertargetaction')).toBe('hide');
});

test('older versions are links, to the same page where they have it; one that never had the product says so', () => {
  renderSwitcher('/x/react-charts/bars', { v7 });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#version-menu a')];
  expect(links.map((link) => [link.textContent, link.href])).toEqual([
    ['v7', v7],
    ['v6', 'https://v6.mui.com/x/react-charts/'],
    ['v5Charts did not exist in v5: general pages', 'https://v5.mui.com/x/introduction/'],
    ['v4Charts did not exist in v4: general pages', 'https://v4.mui.com/components/data-grid/'],
  ]);
});
