// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { EDIT_EVENT, LINKED_EVENT, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import { showCodePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import {
  DIFFERENCES,
  demosIn,
  EDIT,
  MORE_BUTTON,
  SHOWN_TEXT,
} from '#src/demos/model/demoElement.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { DemoMenu } from './DemoMenu.tsx';

const onClose = vi.fn();
let page: string;

beforeAll(async () => {
  page = await renderedDemo('Bars');
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // jsdom knows no popovers; everything of the menu is in the page anyway.
  HTMLElement.prototype.showPopover = () => {};
  showCodePreference({ variant: 'TS', styling: 'MUI System' });
  document.body.innerHTML = `<div id="announcer"></div>${page}`;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onClose.mockReset();
});

function moreButton(): HTMLElement {
  return document.querySelector<HTMLElement>(MORE_BUTTON)!;
}

function open(): void {
  render(
    <I18nProvider>
      <DemoMenu pathname="/x/react-charts/bars" button={moreButton()} onClose={onClose} />
    </I18nProvider>,
  );
}

function stubClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

function notice(): string | undefined {
  return document.querySelector('.notice')?.textContent;
}

test('the link to an edited demo holds the edit, in the language of the edit, and the demo is told', async () => {
  const copied = vi.fn(() => Promise.resolve());
  stubClipboard(copied);
  const demo = demosIn(document)[0]!;
  demo.setAttribute(EDIT, '&edit=N4Ig');
  demo.setAttribute(SHOWN_TEXT, 'system JS');
  const told = vi.fn();
  demo.addEventListener(LINKED_EVENT, told);
  open();
  await press('Copy link to the code');
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/#system-Bars\.js&edit=N4Ig$/));
  expect(told).toHaveBeenCalledTimes(1);
});

test('the first line asks for the editor of its demo', async () => {
  const asked = vi.fn();
  demosIn(document)[0]!.addEventListener(EDIT_EVENT, asked);
  open();
  await press('Edit the code');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('each line says what it does, and is known in analytics by its action (behaviour 6)', () => {
  open();
  const lines = screen.getAllByRole('menuitem', { hidden: true });
  expect(
    lines.map(({ textContent, dataset }) => [
      textContent,
      dataset.gaEventCategory,
      dataset.gaEventAction,
      dataset.gaEventLabel,
    ]),
  ).toEqual([
    ['Edit the code', 'demo', 'edit', 'Bars'],
    ['Reset the demo', 'demo', 'reset', 'Bars'],
    ['Copy link to the code', 'demo', 'copy-ts-source-link', 'Bars'],
    ['Open alone in a tab', 'demo', 'open-alone', 'Bars'],
    ['Open in StackBlitz', 'demo', 'stackblitz', 'Bars'],
    ['Open in CodeSandbox', 'demo', 'codesandbox', 'Bars'],
    ['Download as ZIP', 'demo', 'download', 'Bars'],
  ]);
});

describe('the keyboard', () => {
  test('begins at the first line and goes round', () => {
    open();
    const lines = screen.getAllByRole('menuitem', { hidden: true });
    expect(document.activeElement).toBe(lines[0]);
    fireEvent.keyDown(lines[0]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(lines.at(-1));
  });

  test.each(['Escape', 'Tab'])('leaves by %s, and the button has the focus again', (key) => {
    open();
    const button = moreButton();
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.activeElement!, { key });
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
  });
});

test('a press beside the menu closes it; one on its button is left to the button', () => {
  open();
  fireEvent.pointerDown(moreButton());
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a link says in what the demo differs from the site', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubClipboard(writeText);
  demosIn(document)[0]?.setAttribute(DIFFERENCES, 'mode=dark&width=360');
  open();
  await press('Copy link to the code');
  expect(writeText).toHaveBeenCalledWith(`${location.href}#system-Bars.tsx&mode=dark&width=360`);
});

test('a link is copied in the language that is shown, and said for 3000 ms (behaviour 4.2)', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubClipboard(writeText);
  showCodePreference({ variant: 'JS', styling: 'CSS' });
  open();
  await press('Copy link to the code');
  expect(writeText).toHaveBeenCalledWith(`${location.href}#css-Bars.js`);
  expect(notice()).toBe('Link copied');
  expect(document.getElementById('announcer')?.textContent).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(2999);
  expect(notice()).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(notice()).toBeUndefined();
});

test('a refused clipboard is said', async () => {
  stubClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  open();
  await press('Copy link to the code');
  expect(notice()).toBe('Your browser does not let this page copy');
});

test('files that do not arrive are said when somebody asks for them', async () => {
  open();
  expect(notice()).toBeUndefined();
  await press('Download as ZIP');
  expect(notice()).toMatch(/^The files of this demo could not be loaded\./);
});

test('a reset asks for this demo to be drawn anew', async () => {
  const targets: (EventTarget | null)[] = [];
  document.addEventListener(RESTART_EVENT, ({ target }) => targets.push(target), { once: true });
  open();
  await press('Reset the demo');
  expect(targets).toEqual(demosIn(document));
});
