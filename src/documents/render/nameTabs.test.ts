// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { renderDocument } from './renderDocument.node.ts';

const TABS = `---
title: Tabs
description: Two of them.
---

::::tabs{group="pricing-plan"}
:::tab[Community]
Free.
:::
:::tab[Pro]
Paid.
:::
::::

::install{packages="@mui/x-charts @mui/material"}
`;

beforeEach(async () => {
  const { html } = await renderDocument(parseDocument(TABS, 'tabs.md'), {
    file: 'tabs.md',
    folder: '.',
    table: () => '',
    identify: () => ({ kind: 'other' }),
    checkLink: () => {},
  });
  document.body.innerHTML = html;
});

describe('tabs follow the ARIA pattern', () => {
  test('each group is a list with a name and its tabs in order', () => {
    const lists = within(document.body).getAllByRole('tablist');
    expect(
      lists.map((list) => [
        list.getAttribute('aria-label'),
        ...within(list)
          .getAllByRole('tab')
          .map((tab) => tab.textContent),
      ]),
    ).toEqual([
      ['pricing plan', 'Community', 'Pro'],
      ['package manager', 'npm', 'pnpm', 'yarn'],
    ]);
  });

  test('the first tab of a group is chosen, alone in the order of the Tab key', () => {
    const tabs = within(document.body).getAllByRole('tab');
    expect(tabs.map((tab) => [tab.ariaSelected, tab.tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ]);
    expect([...document.querySelectorAll('.tab.on')].map((panel) => panel.id)).toEqual([
      tabs[0]?.getAttribute('aria-controls'),
      tabs[2]?.getAttribute('aria-controls'),
    ]);
  });

  test('each tab and its panel name each other by ids of their own', () => {
    const tabs = within(document.body).getAllByRole('tab');
    const panels = tabs.map((tab) =>
      document.getElementById(tab.getAttribute('aria-controls') ?? ''),
    );
    expect(panels.map((panel) => panel?.role)).toEqual(tabs.map(() => 'tabpanel'));
    expect(panels.map((panel) => panel?.getAttribute('aria-labelledby'))).toEqual(
      tabs.map(({ id }) => id),
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('without scripts every panel stands under its name', () => {
  const names = [...document.querySelectorAll('.tab > .tab-name')].map((name) => name.textContent);
  expect(names).toEqual(['Community', 'Pro', 'npm', 'pnpm', 'yarn']);
});

test('an install command is there for npm, pnpm and yarn, each to be copied', () => {
  const commands = [...document.querySelectorAll('.code pre')].map((code) => code.textContent);
  expect(commands).toEqual([
    'npm install @mui/x-charts @mui/material\n',
    'pnpm add @mui/x-charts @mui/material\n',
    'yarn add @mui/x-charts @mui/material\n',
  ]);
  expect(within(document.body).getAllByText('Copy')).toHaveLength(3);
});
