import type { LatePart } from '#src/site/loading/latePart.ts';
import { replaceQuery } from '#src/site/path/replaceQuery.ts';
import { around } from '#src/site/timing/on.ts';
import { emit, ROWS_EVENT } from '#src/site/timing/pageEvents.ts';
import {
  rememberedOrder,
  rememberLayout,
  rememberOrder,
} from '#src/visitor/preferences/apiLayout.ts';
import { countOf, hasMarks, setControls, settingOf, textAsked } from './barControls.ts';
import { type FilterSetting, isSameSetting, queryWithSetting, settingIn } from './filterAddress.ts';
import { markMatches } from './markMatches.ts';
import { orderRows, type RowGroup, writtenRows } from './orderRows.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { ANY_ROW, BAR, barControl, NAME, SOME } from '#src/reference/render/rowElement.ts';
import { groupsOf, purposesOf, styleGroups } from './rowGroups.ts';
import { showLayout } from './rowLayout.ts';
import { headingOf, hideHeadings, keepColumns } from './rowsOfTable.ts';
import { textOfRow } from './textOfRow.ts';
import { keepTicks, showTicks } from './tickedRows.ts';

/** The filters of the rows of all pages, once they answer. */
export type RowFilters = {
  /** Sets the filters of the page in view as its address says, and its rows in the order that was last chosen. */
  restore: () => void;
};

/** Brings what a user has asked for, and tells them when it does not come. */
type Bring = <Part>(part: LatePart<Part>) => Promise<Part | undefined>;

/** Browsers refuse an address that changes with every letter (Safari: a hundred times in 30 s). */
const WRITE_AFTER_MS = 400;
const BY_NAME = 'name';
const UNSET: FilterSetting = { text: '', only: '', use: '' };

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
      if (!typed.includes(form) && !isSameSetting(settingOf(form), asked)) {
        setControls(form, asked);
        answer(form);
        isHidden = true;
      }
    }
    void showNamedRow(isHidden);
    showTicks();
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
  keepTicks();
  const chosen = orderControls().find(({ value }) => value !== BY_NAME);
  if (chosen) {
    rememberOrder(chosen.value);
  }
  const typed = bars().filter((form) => !isSameSetting(settingOf(form), UNSET));
  restore(typed);
  for (const form of typed) {
    answer(form);
    writeSoon(form);
  }
  return { restore: () => restore() };
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

/** Hides what does not hold the text, or not the mark; a row that the address names stays (`api.css`). */
function filterRows(form: HTMLFormElement): void {
  const setting = settingOf(form);
  const count = countOf(form);
  const rows = rowsOf(form);
  const words = textAsked(form);
  keepColumns(form.parentElement?.querySelector(':scope > .table > table'), words !== '');
  for (const row of rows) {
    const isFound = textOfRow(row, headingOf(row)).toLowerCase().includes(words);
    row.hidden = !(isFound && hasMarks(row, setting));
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

function isShown({ hidden }: HTMLElement): boolean {
  return !hidden;
}

/** `rowheight`; a row without a name of its own says all of itself. */
function nameOfRow(row: HTMLElement): string {
  return (row.querySelector(`.${NAME}`) ?? row).textContent.toLowerCase();
}

function orderControls(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>(barControl('order'))];
}

function bars(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(`.${BAR}`)];
}
