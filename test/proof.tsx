import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { commands, page, userEvent, utils, type Locator } from 'vitest/browser';
import { preparePaidPackages } from '#src/demos/stage/paidPackages.ts';
import { withTailwind } from '#src/demos/stage/withTailwind.tsx';
import { criticalCss, fontCss } from '#src/generated/inline.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { cacheOf } from '#src/site/theme/emotionCaches.ts';
import { SiteThemeProvider } from '#src/site/theme/SiteThemeProvider.tsx';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { keyName, keysOfCell } from './proofs/keys.ts';
import { nameOf } from './proofs/reactions.ts';

export { expect, page, userEvent, vi };

declare module 'vitest' {
  interface ProvidedContext {
    licenceNotices: string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKeys: (keys: string) => Promise<void>;
    typeText: (text: string) => Promise<void>;
    moveMouse: (
      steps: ({ move: [x: number, y: number]; steps?: number } | { button: 'down' | 'up' })[],
    ) => Promise<void>;
    clickMouse: (keys: string[], times: number, button: 'left' | 'right') => Promise<void>;
    setTimeZone: (timeZone: string) => Promise<void>;
    setMotion: (isOn: boolean) => Promise<void>;
    lockClipboard: () => Promise<void>;
    freeClipboard: () => Promise<void>;
    awaitDownload: () => Promise<void>;
    takeDownload: () => Promise<{ name: string; base64: string }>;
  }
}

/** What is shown, as a locator of everything on the page: menus and dialogs open outside of a component's own element. */
export type Screen = Locator & {
  /** The element that the component is rendered in. */
  stage: HTMLElement;
  rerender: (element: ReactNode) => Promise<void>;
  unmount: () => void;
};

/** How a demo or component is shown. */
export type Look = { direction?: 'ltr' | 'rtl'; dense?: boolean };

type Script = (demo: Screen) => Promise<void> | void;
type Pointer = 'coarse' | 'fine';
type Place = { x: number; y: number };
export type ClickOptions = {
  at?: Place;
  /** Held down meanwhile: `Shift`, `Ctrl`. */
  keys?: string[];
  times?: number;
  button?: 'left' | 'right';
};
type KeyScript = () => Promise<void> | void;
type Mounted = { unmount: () => void; stage: HTMLElement };
type DemoModule = { default: ComponentType };

/** How the files of a demo end, by its stylings. */
const STYLINGS = ['', '.tailwind', '.css'];
/** In ms. */
const TIME_OF_A_STYLING = 20_000;
/** In ms, for a page that is never idle: one that moves. */
const LONGEST_WORK = 300;
const WIDTH = 1280;
const HEIGHT = 800;
const demoFiles = import.meta.glob<DemoModule>('/data/content/**/[A-Z]*.tsx');
const notices = new Set(inject('licenceNotices'));

const style = document.createElement('style');
style.textContent = fontCss + criticalCss;
document.head.prepend(style);
await document.fonts.load('400 16px "IBM Plex Sans Variable"'); // the width of texts decides what is cut
preparePaidPackages();
document.body.dataset.testid = 'page'; // or Vitest finds it by its text, which a demo changes
utils.configurePrettyDOM({ maxLength: 0 }); // a failure says what was looked for; the whole page drowns it

let trouble: string[] = [];
/** The keys of this proof. */
const pressed = new Set<string>();
let mounted: Mounted[] = [];
let isChanged = false;
let hasClipboard = false;
let look: Look = {};
let pointer: Pointer = 'fine';

// A headless browser has no mouse, and so would say that nothing points finely.
const { matchMedia } = window;
window.matchMedia = (query) =>
  matchMedia.call(
    window,
    query.replace(/\((?:any-)?(pointer|hover)(?:: *(\w+))?\)/g, (_, feature, value) => {
      const own = feature === 'pointer' ? pointer : pointer === 'fine' ? 'hover' : 'none';
      const holds = value === undefined ? own !== 'none' : value === own;
      return holds ? '(min-width: 0px)' : '(max-width: 0px)';
    }),
  );

for (const kind of ['error', 'warn'] as const) {
  const write = console[kind];
  console[kind] = (...parts: unknown[]) => {
    const text = written(parts);
    if (!notices.has(text)) {
      trouble.push(`console.${kind}: ${text}`);
      write(...parts);
    }
  };
}
window.addEventListener('error', (event) => {
  if (!event.message.startsWith('ResizeObserver loop')) {
    trouble.push(`page error: ${event.message}`);
  }
});
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    if (/^https?:/.test(name) && !name.startsWith(location.origin)) {
      trouble.push(`request to another host: ${name}`);
    }
  }
}).observe({ type: 'resource' });

beforeEach(async () => {
  trouble = [];
  pressed.clear();
  look = {};
  pointer = 'fine';
  await commands.moveMouse([{ move: [WIDTH - 1, HEIGHT - 1] }]);
});

afterEach(async () => {
  unmountAll();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  if (hasClipboard) {
    hasClipboard = false;
    await commands.freeClipboard();
  }
  if (isChanged) {
    isChanged = false;
    await page.viewport(WIDTH, HEIGHT);
    await commands.setTimeZone('UTC');
    await commands.setMotion(false);
  }
});

/**
 * Operates a demo as its text invites to: the demo beside the proof, rendered anew in each styling it is written in.
 * @param name of the demo, as its document shows it
 */
export function act(name: string, script: Script, options: Look = {}): void {
  test(`act: ${name}`, { timeout: STYLINGS.length * TIME_OF_A_STYLING }, async ({ task }) => {
    const folder = task.file.filepath
      .replace(/^.*?(?=\/data\/content\/)/, '')
      .replace(/\/[^/]+$/, '');
    for (const ending of STYLINGS) {
      const file = `${folder}/${name}${ending}.tsx`;
      if (ending !== '' && !demoFiles[file]) {
        continue;
      }
      try {
        const demo = await showDemo(file, options);
        await script(demo);
        demo.unmount();
        refuseTrouble();
      } catch (error) {
        if (error instanceof Error) {
          error.message = `${file.slice(1)}: ${error.message}`; // the stylings of a demo fail apart
        }
        throw error;
      }
    }
  });
}

/**
 * Tries sentences of the document beside the proof.
 * @param sentences whole sentences, cells or rows (`a | b`) as they stand there, without the marks of Markdown
 */
export function claim(sentences: string | string[], script: () => Promise<void> | void): void {
  const title = [sentences].flat().join(' ');
  test(`claim: ${title}`, async () => {
    await script();
    unmountAll();
    refuseTrouble();
  });
}

/**
 * Presses the keys of a row of a keyboard table. Each key that the first cell names must be pressed, with `press`.
 * @param cell the first cell of the row as it stands in the document: `Shift+↑, Shift+↓ with multiSelect`
 * @param under the heading above the table, where several tables have such a row
 */
export function keyRow(cell: string, script: KeyScript): void;
export function keyRow(cell: string, under: string, script: KeyScript): void;
export function keyRow(cell: string, second: string | KeyScript, third?: KeyScript): void {
  const script = typeof second === 'string' ? third : second;
  test(`keyRow: ${cell}`, async () => {
    await script?.();
    unmountAll();
    const missed = keysOfCell(cell).filter((key) => !pressed.has(key));
    if (missed.length > 0) {
      throw new Error(
        `The row “${cell}” names ${missed.join(', ')}, which its script does not press.`,
      );
    }
    refuseTrouble();
  });
}

/** Shows a demo by its file, as `act` does. */
export async function showDemo(file: string, options: Look = {}): Promise<Screen> {
  const load = demoFiles[file];
  if (!load) {
    throw new Error(`There is no demo ${file.slice(1)}.`);
  }
  const { default: Demo } = await load();
  return show(createElement(file.endsWith('.tailwind.tsx') ? withTailwind(Demo) : Demo), options);
}

/**
 * Renders a component as demos are, in the site's theme.
 * @throws what the component throws while it renders
 */
export async function show(element: ReactNode, options: Look = {}): Promise<Screen> {
  const { direction = 'ltr', dense = false } = { ...look, ...options };
  // Or emotion warns of a selector of the grid, whose mark against the warning it misses within a layer.
  (await cacheOf(direction)).compat = true;
  const stage = document.createElement('div');
  stage.className = 'stage-root';
  const frame = document.createElement('div');
  frame.className = 'stage';
  frame.append(stage);
  document.body.append(frame);
  let thrown: { error: unknown } | undefined;
  let isShown = false;
  const root = createRoot(stage, {
    onUncaughtError: (error) => {
      if (isShown) {
        trouble.push(`thrown while rendering: ${String(error)}`);
      } else {
        thrown = { error };
      }
    },
  });
  const draw = (inside: ReactNode) => {
    flushSync(() =>
      root.render(
        <I18nProvider>
          <ThemeStateProvider initial={{ direction, dense }}>
            <SiteThemeProvider>{inside}</SiteThemeProvider>
          </ThemeStateProvider>
        </I18nProvider>,
      ),
    );
  };
  const unmount = () => {
    flushSync(() => root.unmount());
    frame.remove();
  };
  draw(element);
  await settled();
  if (thrown) {
    unmount();
    throw thrown.error;
  }
  isShown = true;
  const entry = { unmount, stage };
  mounted.push(entry);
  return Object.assign(page.elementLocator(document.body), {
    stage,
    rerender: async (next: ReactNode) => {
      draw(next);
      await settled();
    },
    unmount: () => {
      mounted = mounted.filter((each) => each !== entry);
      unmount();
    },
  });
}

/** Presses keys as a keyboard does, one combination after the other: `press('Shift+ArrowDown', 'Enter')`. Documents' own names are known: `Shift+↓`. */
export async function press(...combinations: string[]): Promise<void> {
  window.focus();
  for (const written of combinations) {
    const keys = keyName(written);
    pressed.add(keys);
    await commands.pressKeys(keys);
  }
}

/** Types a text key by key into what has the focus. */
export async function type(text: string): Promise<void> {
  window.focus();
  await commands.typeText(text);
}

/** The console's errors and warnings so far, which no longer fail the proof. */
export function takeConsole(): string[] {
  return trouble.splice(0);
}

/** Sets the date and time that code reads; timers go on as before. */
export function setClock(time: string): void {
  vi.setSystemTime(new Date(time));
}

/** Sets the time zone of the browser, such as `America/New_York`; it is UTC otherwise. */
export async function setTimeZone(timeZone: string): Promise<void> {
  isChanged = true;
  await commands.setTimeZone(timeZone);
}

/** Sets the size of the window in px. */
export async function setWidth(width: number, height = HEIGHT): Promise<void> {
  isChanged = true;
  await page.viewport(width, height);
  await settled();
}

/** What is shown from now on runs in this direction. */
export function setDirection(direction: 'ltr' | 'rtl'): void {
  look = { ...look, direction };
}

/** What is shown from now on runs under a finger (`coarse`, without hovering) or under a mouse (`fine`, as otherwise). */
export function setPointer(kind: Pointer): void {
  pointer = kind;
}

/** Lets charts and others animate, for users who did not ask for less motion; otherwise they stand still. */
export async function setMotion(isOn: boolean): Promise<void> {
  isChanged = true;
  await commands.setMotion(isOn);
}

/**
 * Clicks with the mouse on this very element, in its middle or at a place in it, in px from its top left. For what a locator can name,
 * its own `click` does as well; parts of a chart have no names.
 */
export async function click(
  target: Locator | Element,
  { at, keys = [], times = 1, button = 'left' }: ClickOptions = {},
): Promise<void> {
  const place = await reach(target, at);
  await commands.moveMouse([{ move: place }]);
  await commands.clickMouse(keys.map(keyName), times, button);
  await settled();
}

/** Rests the mouse on this very element, in its middle or at a place in it, in px from its top left. */
export async function hover(target: Locator | Element, at?: Place): Promise<void> {
  const [x, y] = await reach(target, at);
  await commands.moveMouse([{ move: [x - 1, y] }, { move: [x, y] }]);
  await settled();
}

/** Drags with the mouse from the middle of one element to the middle of another, or to a place in it, in px from its top left. */
export async function dragTo(
  from: Locator | Element,
  to: Locator | Element,
  place?: Place,
): Promise<void> {
  const start = await reach(from);
  const end = placeIn(elementOf(to), place);
  await commands.moveMouse([
    { move: start },
    { button: 'down' },
    { move: [start[0] + 5, start[1] + 5], steps: 3 },
    { move: end, steps: 8 },
    { move: end },
    { button: 'up' },
  ]);
  await settled();
}

/** The file that the page gives its user while `work` runs. */
export async function downloadOf(
  work: () => Promise<void> | void,
): Promise<{ name: string; text: string; bytes: Uint8Array }> {
  await commands.awaitDownload();
  await work();
  const { name, base64 } = await commands.takeDownload();
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return { name, bytes, text: new TextDecoder().decode(bytes) };
}

/**
 * The clipboard, for this proof alone until it ends: all pages of the browser share one. It is empty at first.
 */
export async function takeClipboard(): Promise<{
  read: () => Promise<string>;
  write: (text: string) => Promise<void>;
}> {
  await commands.lockClipboard();
  hasClipboard = true;
  window.focus();
  const write = (text: string) => navigator.clipboard.writeText(text);
  await write('');
  return { read: () => navigator.clipboard.readText(), write };
}

/** Two frames, in which layout is measured, and then until the page has nothing else to do: React renders its results in tasks of its own. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WORK }));
}

function unmountAll(): void {
  const all = mounted;
  mounted = [];
  all.forEach(({ unmount }) => unmount());
}

function refuseTrouble(): void {
  const found = takeConsole();
  if (found.length > 0) {
    throw new Error(`The browser complained: ${found.join('\n')}`);
  }
}

function elementOf(target: Locator | Element): Element {
  return target instanceof Element ? target : target.element();
}

/** Scrolls an element into view and gives a place in it. */
async function reach(target: Locator | Element, at?: Place): Promise<[x: number, y: number]> {
  const element = elementOf(target);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  await settled();
  const place = placeIn(element, at);
  const hit = document.elementFromPoint(...place);
  if (!hit || !(element.contains(hit) || hit.contains(element))) {
    throw new Error(
      `${nameOf(element)} cannot be reached with the mouse: ${hit ? `${nameOf(hit)} covers it` : 'it is outside of the window'}.`,
    );
  }
  return place;
}

function placeIn(element: Element, at?: Place): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return at ? [x + at.x, y + at.y] : [x + width / 2, y + height / 2];
}

/** As the console shows it: `%s` and `%o` stand for what follows. */
function written([first, ...rest]: unknown[]): string {
  const others = [...rest];
  const text = String(first).replace(/%[sdifoOc]/g, (mark) => {
    const value = others.shift();
    return mark === '%c' ? '' : String(value);
  });
  return [text, ...others.map(String)].join(' ');
}
