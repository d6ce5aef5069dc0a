import { expect } from '@playwright/test';
import type { Reader } from './reader.ts';

const BARS = '/x/react-charts/bars/';
const COLUMNS = '/x/react-data-grid/column-definition/';
const DOCS = '/x/experiments/docs/';
const START = '/x/introduction/';
const HEADER_PX = 57;
const CONTENTS_BAR_PX = 40;
const ROOM_PX = 40;
/** A click here meets neither the search box nor the settings, whichever the window. */
const BESIDE = { x: 12, y: 700 };

/** What somebody comes to a documentation site for. */
export type Errand = {
  title: string;
  /** The width at which it is part of `npm test`, in px; the full run takes all. */
  core: 360 | 1280;
  run: (reader: Reader, isPhone: boolean) => Promise<void>;
};

export const errands: readonly Errand[] = [
  {
    title: 'read a page down to a section, whose heading comes to stand below the header',
    core: 1280,
    run: async (reader, isPhone) => {
      await reader.open(BARS);
      await reader.sees('h1', 'Bar charts');
      if (isPhone) {
        await reader.click('.contents-bar');
      }
      await reader.click('.contents li:nth-child(6) a');
      const id = await reader.ask(() => decodeURIComponent(location.hash.slice(1)));
      expect(id).not.toBe('');
      const covered = HEADER_PX + (isPhone ? CONTENTS_BAR_PX : 0);
      const top = (heading: string) =>
        document.getElementById(heading)?.getBoundingClientRect().top ?? 0;
      await reader.expect(top, id).toBeGreaterThanOrEqual(covered);
      await reader.expect(top, id).toBeLessThanOrEqual(covered + ROOM_PX);
      await reader
        .expect(() => document.querySelector('.contents [aria-current]')?.getAttribute('href'))
        .toBe(`#${id}`);
      await reader
        .expect(() => document.documentElement.scrollWidth <= window.innerWidth)
        .toBe(true);
    },
  },
  {
    title: 'search with the mouse, and leave the search by a click beside it',
    core: 1280,
    run: async (reader) => {
      await reader.open(START);
      await reader.click('.search');
      await reader.sees('.search-box input');
      await reader.clickAt(BESIDE.x, BESIDE.y);
      await reader.misses('.search-box');
      await reader.click('.search');
      await reader.sees('.search-box input');
      await reader.type('rowHeight');
      await reader.hover('.search-hit', 'getRowHeight');
      await reader.click('.search-hit', 'getRowHeight');
      await reader.expectAddress(/\/x\/api\/data-grid\/.+#prop-getRowHeight$/);
      await reader.misses('.search-box');
      await reader.sees('h1', 'DataGrid');
    },
  },
  {
    title: 'follow links and come back to where one was reading, with a search after both',
    core: 360,
    run: async (reader, isPhone) => {
      await reader.open(COLUMNS);
      await reader.ask(() => window.scrollTo(0, 1500));
      await reader.expect(() => Math.round(window.scrollY)).toBe(1500);
      if (isPhone) {
        await reader.click('.menu-button');
      }
      await reader.click('#site-navigation a[href="/x/react-data-grid/column-dimensions/"]');
      await reader.sees('h1', 'Column dimensions');
      await reader.misses('#site-navigation:popover-open');
      await reader.back();
      await reader.sees('h1', 'Column definition');
      await reader.expect(() => Math.abs(window.scrollY - 1500)).toBeLessThanOrEqual(2);
      // Away altogether, and back out of the browser's own memory of the page.
      await reader.leave();
      await reader.back();
      await reader.untilAlive();
      await reader.press('Control+k');
      await reader.sees('.search-box input');
      await reader.press('Escape');
      await reader.misses('.search-box');
    },
  },
  {
    title: 'read in the dark, today and after a reload',
    core: 360,
    run: async (reader) => {
      const background = () => getComputedStyle(document.body).backgroundColor;
      await reader.open(BARS);
      await reader.expect(background).toBe('rgb(255, 255, 255)');
      await reader.click('[data-do="mode"]');
      await reader.expect(background).toBe('rgb(15, 18, 20)');
      await reader.reload();
      expect(await reader.ask(background)).toBe('rgb(15, 18, 20)');
    },
  },
  {
    title: 'choose direction, density and code in the settings, and leave them by a click beside them',
    core: 1280,
    run: async (reader) => {
      await reader.open(BARS);
      await reader.click('[aria-label="Open settings"]');
      await reader.click('.settings label', 'JavaScript');
      await reader.click('.settings label', 'Dense');
      await reader.click('.settings label', 'Right to left');
      await reader.expect(() => document.documentElement.dir).toBe('rtl');
      await reader.clickAt((await reader.ask(() => window.innerWidth)) - BESIDE.x, BESIDE.y);
      await reader.misses('.settings');
      await reader.expect(() => document.documentElement.dataset.codeVariant).toBe('JS');
      await reader
        .expect(() => document.documentElement.scrollWidth <= window.innerWidth)
        .toBe(true);
    },
  },
];
