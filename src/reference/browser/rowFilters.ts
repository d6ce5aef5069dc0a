import type { LatePart } from '#src/site/loading/latePart.ts';
import { replaceQuery } from '#src/site/path/replaceQuery.ts';
import { around } from '#src/site/timing/on.ts';
import { emit, ROWS_EVENT } from '#src/site/timing/pageEvents.ts';
import {
  rememberedOrder,
  rememberLayout,
  rememberOrder,
} from '#src/visitor/preferences/apiLayout.ts';
import { type FilterSetting, queryWithSetting, settingIn } from './filterAddress.ts';
import { markMatches } from './markMatches.ts';
import { orderRows, type RowGroup, writtenRows } from './orderRows.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { ANY_ROW, BAR, barControl, MARKS, NAME, SOME } from '#src/reference/render/rowElement.ts';
import { groupsOf, purposesOf, styleGroups } from './rowGroups.ts';
import { showLayout } from './rowLayout.ts';
import { headingOf, hideHeadings, keepColumns } from './rowsOfTable.ts';
import { textOfRow } from './textOfRow.ts';

/** The filters of the rows of all pages, once they answer. */
export type RowFilters = {
  /** Sets the filters of the page in view as its address says, and its rows in the order that was last chosen. */
  restore: () => void;
};

/** Brings what a user has asked for, and tells them when it does not come. */
type Bring = <Part>(part: LatePart<Part>) => Promise<Part | undefined>;

/** The controls of a bar; one of few rows has no choice of marks. */
type Controls = {
  text: HTMLInputElement | undefined;
  only: HTMLSelectElement | undefined;
  count: HTMLOutputElement | undefined;
};

/** Browsers refuse an address that changes with every letter (Safari: a hundred times in 30 s). */
const WRITE_AFTER_MS = 400;
const BY_NAME = 'name';
const UNSET: FilterSetting = { text: '', only: '' };

/** Lists whose rows stand in groups. */
const groups = new WeakMap<Element, readonly RowGroup[]>();

/** Listens to the bars from now on, and answers what was typed until now, else what the address says. Call it once. */
export function answerBars(bring: Bring): RowFilters {
  let unwritten: HTMLFormElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let page = location.pathname;

  const answer = (form: HTMLFormElement) => {
    filterRows(form);
    markMatches(bars().map((bar) => ({ rows: rowsOf(bar).filter(isShown), text: textAsked(bar) })));
  };
  const write = () => {
    clearTimeout(timer);
    if (unwritten?.isConnected && location.pathname === page) {
      const place = bars().indexOf(unwritten);
      const query = queryWithSetting(location.search, place, settingOf(unwritten));
      if (query !== location.search) {
        replaceQuery(query);
      }
    }
    unwritten = undefined;
  };
  const writeSoon = (form: HTMLFormElement) => {
    if (form !== unwritten) {
      write();
    }
    unwritten = form;
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_AFTER_MS);
  };
  /**
   * At once when what the rows are for is known already: a page that one goes back to is whole before its place is. Tells whether any
   * row has moved.
   */
  const order = async (isAsked = false): Promise<boolean> => {
    const chosen = rememberedOrder();
    const selects = orderControls();
    const purposes = purposesOf(location.pathname);
    const found =
      chosen === BY_NAME || selects.length === 0
        ? []
        : (purposes.ready() ?? (await (isAsked ? bring(purposes) : purposes.fetchAhead())));
    let isMoved = false;
    for (const select of selects) {
      select.value = found ? chosen : BY_NAME;
      const list = select.form?.parentElement?.querySelector(':scope > ul');
      if (select.form && list && group(list, found ?? [])) {
        answer(select.form);
        isMoved = true;
      }
    }
    return isMoved;
  };
  /** Goes to the row that the address names once rows above it are hidden or moved: the browser went there before. */
  const showNamedRow = async (isHidden: boolean) => {
    if ((await order()) || isHidden) {
      const named = document.getElementById(location.hash.slice(1));
      if (named?.matches(ANY_ROW)) {
        named.scrollIntoView();
      }
    }
  };
  const restore = (typed: readonly HTMLFormElement[] = []) => {
    page = location.pathname;
    let isHidden = false;
    for (const [place, form] of bars().entries()) {
      const asked = settingIn(location.search, place);
      if (!typed.includes(form) && !isSame(settingOf(form), asked)) {
        setControls(form, asked);
        answer(form);
        isHidden = true;
      }
    }
    void showNamedRow(isHidden);
  };

  document.addEventListener('input', ({ target }) => {
    const form = around<HTMLFormElement>(target, `.${BAR}`);
    if (form && target instanceof HTMLSelectElement && target.name === 'layout') {
      rememberLayout(target.value);
      showLayout(target.value);
    } else if (form && target instanceof HTMLSelectElement && target.name === 'order') {
      rememberOrder(target.value);
      void order(true);
    } else if (form) {
      answer(form);
      writeSoon(form);
    }
  });
  // Capture phase: the click may leave the page, and its address is what one comes back to.
  document.addEventListener('click', write, true);
  window.addEventListener('popstate', () => {
    if (location.pathname === page) {
      restore();
    }
  });
  const chosen = orderControls().find(({ value }) => value !== BY_NAME);
  if (chosen) {
    rememberOrder(chosen.value);
  }
  const typed = bars().filter((form) => !isSame(settingOf(form), UNSET));
  restore(typed);
  for (const form of typed) {
    answer(form);
    writeSoon(form);
  }
  return { restore: () => restore() };
}

function isSame(one: FilterSetting, other: FilterSetting): boolean {
  return one.text === other.text && one.only === other.only;
}

function settingOf(form: HTMLFormElement): FilterSetting {
  const { text, only } = controlsOf(form);
  return { text: text?.value ?? '', only: only?.value ?? '' };
}

/** Whether a list is to be ordered anew. */
function group(list: Element, purposes: readonly Purpose[]): boolean {
  if (purposes.length === 0) {
    return groups.delete(list);
  }
  if (groups.has(list)) {
    return false;
  }
  styleGroups();
  groups.set(list, groupsOf(writtenRows(list, rowsIn(list)), purposes));
  return true;
}

function setControls(form: HTMLFormElement, { text, only }: FilterSetting): void {
  const controls = controlsOf(form);
  if (controls.text) {
    controls.text.value = text;
  }
  if (controls.only) {
    controls.only.value = only;
    controls.only.value ||= ''; // of a mark that no row has, the control makes no choice at all
  }
}

/** Hides what does not hold the text, or not the mark; a row that the address names stays (`api.css`). */
function filterRows(form: HTMLFormElement): void {
  const { only, count } = controlsOf(form);
  const rows = rowsOf(form);
  const words = textAsked(form);
  keepColumns(form.parentElement?.querySelector('table'), words !== '');
  for (const row of rows) {
    const isMeant = !only?.value || row.getAttribute(MARKS)?.split(' ').includes(only.value);
    row.hidden = !(isMeant && textOfRow(row, headingOf(row)).toLowerCase().includes(words));
  }
  hideHeadings(form.parentElement);
  emit(form, ROWS_EVENT);
  const list = form.parentElement?.querySelector(':scope > ul');
  if (list) {
    const all = { heading: null, rows: writtenRows(list, rowsIn(list)) };
    orderRows(list, groups.get(list) ?? [all], words, nameOfRow);
  }
  const shown = rows.filter(isShown).length;
  if (count) {
    const some = count.getAttribute(SOME) ?? '';
    count.value = shown < rows.length ? some.replace('{shown}', String(shown)) : count.defaultValue;
  }
}

function rowsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ANY_ROW)].filter(
    ({ parentElement }) => parentElement === list,
  );
}

function rowsOf(form: HTMLFormElement): HTMLElement[] {
  return [...(form.parentElement?.querySelectorAll<HTMLElement>(ANY_ROW) ?? [])];
}

function textAsked(form: HTMLFormElement): string {
  return (controlsOf(form).text?.value ?? '').trim().toLowerCase();
}

function isShown({ hidden }: HTMLElement): boolean {
  return !hidden;
}

/** `rowheight`; a row without a name of its own says all of itself. */
function nameOfRow(row: HTMLElement): string {
  return (row.querySelector(`.${NAME}`) ?? row).textContent.toLowerCase();
}

function controlsOf({ elements }: HTMLFormElement): Controls {
  const named = (name: string) => elements.namedItem(name);
  const [text, only, count] = [named('text'), named('only'), named('count')];
  return {
    text: text instanceof HTMLInputElement ? text : undefined,
    only: only instanceof HTMLSelectElement ? only : undefined,
    count: count instanceof HTMLOutputElement ? count : undefined,
  };
}

function orderControls(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>(barControl('order'))];
}

function bars(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(`.${BAR}`)];
}
