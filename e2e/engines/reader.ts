import { expect } from '@playwright/test';
import { untilThere } from './untilThere.ts';
import type { Send } from './webDriver.ts';

/** What something looks like to a reader: a CSS selector, and words that stand in it or name it. */
export type Thing = readonly [selector: string, words?: string];

/** The one pointer of a reader. */
const POINTER = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
/** Keys that are no letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Alt: '\uE00A',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const IN_VIEW_MS = 20_000;

type TroubledWindow = Window & { trouble?: string[] };

type Place = { x: number; y: number };

/** Somebody who reads the site in a window of any engine: looks, points and types, and waits as people do. */
export class Reader {
  readonly #send: Send;
  readonly #origin: string;

  constructor(send: Send, origin: string) {
    this.#send = send;
    this.#origin = origin;
  }

  /** Opens an address of the site by itself, and waits until React has brought the page to life. */
  async open(address: string): Promise<void> {
    await this.#send('navigate', { url: new URL(address, this.#origin).href });
    await this.ask(listenForTrouble);
    await this.untilAlive();
  }

  /** Goes to a page that is not of this site. */
  async leave(): Promise<void> {
    await this.expectNoTrouble();
    await this.#send('navigate', { url: 'data:text/html,elsewhere' });
  }

  async back(): Promise<void> {
    await this.#send('back');
  }

  async reload(): Promise<void> {
    await this.expectNoTrouble();
    await this.#send('reload');
    await this.ask(listenForTrouble);
    await this.untilAlive();
  }

  async untilAlive(): Promise<void> {
    await this.expect(() => document.documentElement.dataset.hydrated !== undefined).toBe(true);
  }

  /** Nothing has broken on the page since it was opened, and its policy has refused nothing. */
  async expectNoTrouble(): Promise<void> {
    expect(await this.ask(() => (window as TroubledWindow).trouble ?? [])).toEqual([]);
  }

  /** What a function gives in the page; it may use nothing from around itself but what it is handed. */
  async ask<Value, Handed extends unknown[]>(
    look: (...handed: Handed) => Value,
    ...handed: Handed
  ): Promise<Awaited<Value>> {
    const script = `return (${look.toString()})(...arguments)`;
    return (await this.#send('run', { script, args: handed, sandbox: null })) as Awaited<Value>;
  }

  /** What the page says in the end. */
  expect<Value, Handed extends unknown[]>(look: (...handed: Handed) => Value, ...handed: Handed) {
    return expect.poll(() => this.ask(look, ...handed), look.toString());
  }

  /** What a function gives in a frame of the page, whose code may be a stranger to the page. */
  async askFrame<Value>(selector: string, look: () => Value): Promise<Value> {
    const id = await this.ask(
      (css) =>
        Array.from(window.frames as unknown as ArrayLike<Window>).indexOf(
          document.querySelector<HTMLIFrameElement>(css)?.contentWindow ?? window,
        ),
      selector,
    );
    await this.#send('toFrame', { id });
    try {
      return await this.ask(look);
    } finally {
      await this.#send('toFrame', { id: null });
    }
  }

  async sees(...thing: Thing): Promise<void> {
    await expect.poll(() => this.ask(isSeen, ...thing), `sees ${thing.join(' ')}`).toBe(true);
  }

  async misses(...thing: Thing): Promise<void> {
    await expect.poll(() => this.ask(isSeen, ...thing), `misses ${thing.join(' ')}`).toBe(false);
  }

  async expectAddress(pattern: RegExp): Promise<void> {
    await this.expect(() => location.href).toMatch(pattern);
  }

  /** Words of what has the focus: its name, or its text. */
  expectFocus() {
    return this.expect(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
    });
  }

  /** Scrolls to a part of the page; demos are drawn when they are near. */
  async bring(selector: string): Promise<void> {
    await this.ask(
      (css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }),
      selector,
    );
  }

  async hover(...thing: Thing): Promise<void> {
    await this.#point(thing, []);
  }

  async click(...thing: Thing): Promise<void> {
    await this.#point(thing, CLICK);
  }

  /** Clicks a place of the window, whatever is there. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.#act([move({ x, y }), ...CLICK]);
  }

  /**
   * Drags one thing over the upper edge of another one and lets go of it. No driver drags what is `draggable` as a hand does, so these
   * are the events of a drag, with the data that the engine itself carries along.
   */
  async drag(thing: Thing, over: Thing): Promise<void> {
    await this.#find(thing);
    // One by one: what answers one of them may be drawn before the next.
    for (const [type, [selector, words = '']] of [
      ['dragstart', thing],
      ['dragenter', over],
      ['dragover', over],
      ['drop', over],
      ['dragend', thing],
    ] as const) {
      await this.ask(sendDrag, type, selector, words);
    }
  }

  /** Presses keys one after the other: `Control+K`, `Tab`. */
  async press(...shortcuts: string[]): Promise<void> {
    for (const shortcut of shortcuts) {
      const keys = shortcut.split('+').map((key) => KEYS[key] ?? key);
      await this.#type([
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    }
  }

  async type(text: string): Promise<void> {
    await this.#type(
      [...text].flatMap((letter) => {
        const value = letter === '\n' ? '\uE007' : letter;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      }),
    );
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#send('picture')) as string, 'base64');
  }

  async #point(thing: Thing, then: readonly object[]): Promise<void> {
    await this.#act([move(await this.#find(thing)), ...then]);
  }

  /** Where the middle of a thing is, once it is in view, stands still and nothing covers it. */
  async #find(thing: Thing): Promise<Place> {
    return untilThere(
      `Nothing to point at: ${thing.join(' ')}`,
      async () => (await this.ask(placeOf, ...thing)) ?? undefined,
      IN_VIEW_MS,
    );
  }

  async #act(actions: readonly object[]): Promise<void> {
    await this.#send('act', { actions: [{ ...POINTER, actions }] });
  }

  async #type(actions: readonly object[]): Promise<void> {
    await this.#send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const PRESS = { type: 'pointerDown', button: 0 };
const RELEASE = { type: 'pointerUp', button: 0 };
const CLICK = [PRESS, RELEASE];

function move({ x, y }: Place): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

/** Runs in the page. */
function listenForTrouble(): void {
  const trouble: string[] = [];
  (window as TroubledWindow).trouble = trouble;
  addEventListener('error', ({ message }) => trouble.push(message));
  addEventListener('unhandledrejection', ({ reason }) => trouble.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    trouble.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** Runs in the page. */
function isSeen(selector: string, words = ''): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (each) =>
      `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(words) &&
      each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page, whose window carries what is dragged. */
function sendDrag(type: string, selector: string, words: string): void {
  const target = [...document.querySelectorAll(selector)].find((each) =>
    each.textContent.includes(words),
  );
  if (!target) {
    throw new Error(`Nothing to drag: ${selector} ${words}`);
  }
  const carrier = window as Window & { dragged?: DataTransfer };
  carrier.dragged = type === 'dragstart' ? new DataTransfer() : carrier.dragged;
  if (type === 'dragend' && carrier.dragged) {
    // As for what was dropped on a place that takes it; WebKit lets no script say so.
    Object.defineProperty(carrier.dragged, 'dropEffect', { value: 'move' });
  }
  const { left, top, width } = target.getBoundingClientRect();
  target.dispatchEvent(
    new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: left + width / 2,
      clientY: top + 2,
      dataTransfer: carrier.dragged ?? null,
    }),
  );
}

/**
 * Runs in the page. A scroll is heard of in the next frame, and what hears it may lay out more of the page: what stands still does so
 * for two frames.
 */
async function placeOf(selector: string, words = ''): Promise<Place | undefined> {
  const thing = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(words) &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  if (!thing) {
    return undefined;
  }
  const place = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = place();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y } = place();
  if (x !== before.x || y !== before.y) {
    return undefined;
  }
  if (thing.contains(document.elementFromPoint(x, y))) {
    return { x, y };
  }
  thing.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}
