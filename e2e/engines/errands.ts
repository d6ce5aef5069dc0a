import { expect } from '@playwright/test';
import type { Reader } from './reader.ts';

const BARS = '/x/react-charts/bars/';
const COLUMNS = '/x/react-data-grid/column-definition/';
const DOCS = '/x/experiments/docs/';
const ROWS = '/x/api/data-grid/data-grid/';
const START = '/x/introduction/';
const HEADER_PX = 57;
const CONTENTS_BAR_PX = 40;
const ROOM_PX = 40;
/** Two lines of text: who comes back finds at once what was being read. */
const LINES_PX = 53;
/** Nobody sees that something stands elsewhere by less. */
const STILL_PX = 3;
/** A menu stands so close to its button, below it, or above it where the window ends. */
const NEAR_PX = 16;
/** A click here, or at the other side of the window, meets neither the search box nor the settings. */
const BESIDE = { x: 12, y: 650 };

/** What somebody comes to a documentation site for. */
export type Errand = {
  title: string;
  /** The width at which it is part of `npm test`, in px; the full run takes all. */
  core: 360 | 1280;
  run: (reader: Reader, isPhone: boolean) => Promise<void>;
};

export const errands: readonly Errand[] = [
  {
    title: 'read a page, go to a section, whose heading comes to stand below the header, and back',
    core: 1280,
    run: async (reader, isPhone) => {
      await reader.open(BARS);
      await reader.sees('h1', 'Bar charts');
      await reader.ask(() => window.scrollTo(0, 700));
      const scroll = () => Math.round(window.scrollY);
      await reader.expect(scroll).toBeGreaterThan(600);
      if (isPhone) {
        await reader.click('.contents-bar');
        await reader.sees('.contents a');
      }
      const before = await reader.ask(scroll);
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
      await reader.back();
      await reader.expect(scroll).toBeGreaterThan(before - STILL_PX);
      await reader.expect(scroll).toBeLessThan(before + STILL_PX);
      await reader
        .expect(() => document.documentElement.scrollWidth <= window.innerWidth)
        .toBe(true);
    },
  },
  {
    title: 'search with the mouse, and leave the search by a click beside it',
    core: 1280,
    run: async (reader, isPhone) => {
      await reader.open(START);
      await reader.click('.search');
      await reader.sees('.search-box input');
      if (isPhone) {
        await reader.click('.search-box .pill', 'Close'); // there it fills the window
      } else {
        await reader.clickAt(BESIDE.x, BESIDE.y);
      }
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
      await reader.expect(() => window.scrollY).toBeGreaterThan(1000);
      // What stands in view, not how far down it is: the next page is drawn with other fonts where the first one could not be.
      const place = () => document.getElementById('MinimalColumns')?.getBoundingClientRect().top;
      const before = (await reader.ask(place)) ?? NaN;
      if (isPhone) {
        await reader.click('.menu-button');
      }
      await reader.click('#site-navigation a[href="/x/react-data-grid/column-dimensions/"]');
      await reader.sees('h1', 'Column dimensions');
      await reader.misses('#site-navigation:popover-open');
      await reader.back();
      await reader.sees('h1', 'Column definition');
      await reader.expect(place).toBeGreaterThan(before - LINES_PX);
      await reader.expect(place).toBeLessThan(before + LINES_PX);
      // Away altogether, and back: out of the browser's own memory of the page, where it keeps one.
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
    title:
      'choose direction, density and code in the settings, and leave them by a click beside them',
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
  {
    title: 'open the menus of version, page and demo at their buttons, and leave them by Escape',
    core: 360,
    run: async (reader) => {
      await reader.open(BARS);
      for (const [button, menu] of [
        ['[popovertarget="version-menu"]', '#version-menu'],
        ['[popovertarget="page-menu"]', '#page-menu'],
        ['#Stacks .more', '[role="menu"]'],
      ] as const) {
        if (menu === '[role="menu"]') {
          await reader.bring('#Stacks'); // once it is drawn, nothing scrolls by itself, which would close its menu
          await reader.sees('#Stacks .MuiBarElement-root');
        }
        await reader.click(button);
        await reader.sees(`${menu} button, ${menu} a`);
        await reader.expect(gapBetween, button, menu).toBeLessThanOrEqual(NEAR_PX);
        await reader.press('Escape');
        await reader.misses(`${menu}:popover-open`);
      }
    },
  },
  {
    title: 'go far down a page while it is being laid out: what is read stays where it is',
    core: 1280,
    run: async (reader) => {
      await reader.open(ROWS);
      await reader.ask(() => {
        window.scrollTo(0, 9000);
        // The second frame shows what the first one has found to be near.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
        function look(): void {
          const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
          Object.assign(window, { read, wasAt: read?.getBoundingClientRect().top });
        }
      });
      await reader.expect(() => Reflect.has(window, 'read')).toBe(true);
      await reader
        .expect(() => {
          const text = document.querySelector('.doc');
          const parts = text?.querySelectorAll<HTMLElement>(':scope > :nth-child(n + 7), .row');
          return (
            !text?.matches('.arriving') ||
            [...(parts ?? [])].every(({ style }) => style.contentVisibility === 'visible')
          );
        })
        .toBe(true);
      const moved = await reader.ask(() => {
        const { read, wasAt } = window as unknown as { read: Element; wasAt: number };
        return read.getBoundingClientRect().top - wasAt;
      });
      expect(Math.abs(moved)).toBeLessThan(STILL_PX);
    },
  },
  {
    title: 'copy code, and paste it',
    core: 1280,
    run: async (reader) => {
      await reader.open(DOCS);
      await reader.click('#Counter [data-do="copy"]');
      await reader.sees('#Counter [data-do="copy"]', 'Copied');
      await reader.click('.search');
      await reader.sees('.search-box input');
      await reader.press('Control+v');
      const pasted = () => document.querySelector<HTMLInputElement>('.search-box input')?.value;
      await reader.expect(pasted).toContain("import Button from '@mui/material/Button';");
    },
  },
  {
    title: 'see demos in JavaScript, on this page and the next',
    core: 360,
    run: async (reader) => {
      await reader.open(BARS);
      await reader.click('#Stacks summary');
      await reader.click('#Stacks [value="JS"]');
      await reader.expect(() => document.documentElement.dataset.codeVariant).toBe('JS');
      await reader.open(DOCS);
      await reader.click('#Counter summary');
      await reader.sees('#Counter pre', 'useState(0)');
      await reader.click('#Counter [value="TS"]');
      await reader.sees('#Counter pre', 'useState<number>(0)');
    },
  },
  {
    title: 'sort a grid, and walk in it by keys',
    core: 1280,
    run: async (reader) => {
      await reader.open(COLUMNS);
      await reader.bring('#MinimalColumns');
      await reader.click('#MinimalColumns [role="columnheader"]', 'country');
      const cities = () =>
        [...document.querySelectorAll('#MinimalColumns [role="gridcell"][data-field="city"]')].map(
          ({ textContent }) => textContent,
        );
      await reader.expect(cities).toEqual(['Nairobi', 'Lisbon']);
      await reader.press('ArrowDown', 'ArrowLeft');
      await reader.expect(() => document.activeElement?.getAttribute('data-field')).toBe('city');
    },
  },
  {
    title: 'pick a date from the calendar of a field',
    core: 1280,
    run: async (reader) => {
      await reader.open('/x/react-date-pickers/date-picker/');
      await reader.bring('#DeliveryDay');
      await reader.click('#DeliveryDay button', 'Choose date');
      await reader.click('.MuiPickersDay-root', '15');
      await reader.misses('.MuiPickersDay-root');
      await reader
        .expect(() => document.querySelector('#DeliveryDay .stage')?.textContent)
        .toContain('15');
    },
  },
  {
    title: 'read a value of a chart below the pointer',
    core: 360,
    run: async (reader) => {
      await reader.open(BARS);
      await reader.bring('#Stacks');
      await reader.hover('#Stacks .MuiBarElement-root');
      await reader.sees('.MuiChartsTooltip-root');
    },
  },
  {
    title: 'fold a tree, and drag an item of it to another place',
    core: 1280,
    run: async (reader) => {
      await reader.open('/x/react-tree-view/rich-tree-view/ordering/');
      await reader.bring('#FreeMoves');
      const labels = () =>
        [...document.querySelectorAll('#FreeMoves .MuiTreeItem-label')].map(
          ({ textContent }) => textContent,
        );
      await reader.click('#FreeMoves .MuiTreeItem-label', 'Resources');
      await reader.misses('#FreeMoves .MuiTreeItem-label', 'Academy');
      await reader.drag(
        ['#FreeMoves .MuiTreeItem-content', 'Pricing'],
        ['#FreeMoves .MuiTreeItem-content', 'Analytics'],
      );
      await reader
        .expect(labels)
        .toEqual(['Products', 'Pricing', 'Analytics', 'Automation', 'Integrations', 'Resources']);
    },
  },
  {
    title: 'edit a demo, see the edit run, and take it back',
    core: 1280,
    run: async (reader) => {
      const edit = 'export default function Counter() {\nreturn <output>Mended</output>;\n}';
      await reader.open(DOCS);
      await reader.click('#Counter summary');
      await reader.click('#Counter .edit-code', 'Edit');
      await reader.sees('#Counter .cm-content');
      await reader.press('Control+a');
      await reader.type(edit);
      await reader.sees('#Counter .cm-content', 'return <output>Mended</output>;}');
      await reader.sees('#Counter[data-framed] iframe');
      const output = () => document.querySelector('output')?.textContent;
      expect(await reader.askFrame('#Counter iframe', output)).toBe('Mended');
      await reader.click('#Counter button', 'Reset');
      await reader.sees('#Counter .stage button', 'Pressed');
    },
  },
  {
    title: 'try a prop in a playground, whose address is kept',
    core: 360,
    run: async (reader) => {
      await reader.open('/x/experiments/playgrounds/');
      await reader.bring('#DataGridPlayground');
      await reader.click('#DataGridPlayground [role="switch"]');
      await reader.sees('#DataGridPlayground .chosen', 'checkboxSelection');
      await reader.sees('#DataGridPlayground [role="row"] input[type="checkbox"]');
      await reader.expectAddress(/\?DataGridPlayground\.checkboxSelection=true$/);
    },
  },
  {
    title: 'find a page by the filter of the sidebar, with Escape out of it and Enter to the page',
    core: 360,
    run: async (reader, isPhone) => {
      const typed = () => document.querySelector<HTMLInputElement>('#site-navigation input')?.value;
      await reader.open(BARS);
      if (isPhone) {
        await reader.click('.menu-button');
      }
      await reader.click('#site-navigation input');
      await reader.type('lazy');
      await reader.sees('#site-navigation mark', 'Lazy');
      await reader.press('Escape');
      await reader.expect(typed).toBe('');
      await reader.sees('#site-navigation input'); // which stays open on a phone
      await reader.type('sankey');
      await reader.sees('#site-navigation mark', 'Sankey');
      await reader.press('Enter');
      await reader.expectAddress(/\/x\/react-charts\/sankey\/$/);
      await reader.sees('h1', 'Sankey');
    },
  },
  {
    title: 'find and read a page by the keyboard alone',
    core: 1280,
    run: async (reader) => {
      await reader.open(START);
      await reader.press('Tab');
      await reader.expectFocus().toBe('Skip to content');
      await reader.press('Enter');
      await reader.expect(() => document.activeElement?.id).toBe('main-content');
      await reader.press('/');
      await reader.sees('.search-box input');
      await reader.type('onRowSel');
      await reader.sees('.search-hit[aria-selected="true"]', 'onRowSelectionModelChange');
      await reader.press('ArrowDown', 'ArrowUp', 'Enter');
      await reader.expectAddress(/#prop-onRowSelectionModelChange$/);
      await reader.misses('.search-box');
      await reader.press('Control+k');
      await reader.sees('.search-box input');
      await reader.press('Escape');
      await reader.misses('.search-box');
    },
  },
];

/** Runs in the page: the room between two things that stand one above the other, in px. */
function gapBetween(one: string, other: string): number | undefined {
  const first = document.querySelector(one)?.getBoundingClientRect();
  const second = document.querySelector(other)?.getBoundingClientRect();
  return first && second && Math.max(second.top - first.bottom, first.top - second.bottom);
}
