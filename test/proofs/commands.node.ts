import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BrowserCommand } from 'vitest/node';

type Step = { move: [x: number, y: number]; steps?: number } | { button: 'down' | 'up' };
type Download = { name: string; base64: string };

/** Downloads that are awaited, by the page's session. */
const waiting = new Map<string, Promise<Download>>();
/** All pages of the browser share one clipboard. */
let clipboardOwner: string | undefined;
const waitingForClipboard: (() => void)[] = [];

/** Presses keys as a keyboard does: `Shift+ArrowDown`. */
const pressKeys: BrowserCommand<[keys: string]> = async ({ page }, keys) => {
  await page.keyboard.press(keys);
};

/** Types a text key by key. */
const typeText: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.type(text);
};

/** Moves and presses the mouse; places are those of the frame in which proofs run. */
const moveMouse: BrowserCommand<[steps: Step[]]> = async ({ page, frame }, steps) => {
  const box = await (await (await frame()).frameElement()).boundingBox();
  for (const step of steps) {
    if ('move' in step) {
      const [x, y] = step.move;
      await page.mouse.move(x + (box?.x ?? 0), y + (box?.y ?? 0), { steps: step.steps ?? 1 });
    } else {
      await page.mouse[step.button]();
    }
  }
};

/** Clicks where the mouse is, with keys held down. */
const clickMouse: BrowserCommand<
  [keys: string[], times: number, button: 'left' | 'right']
> = async ({ page }, keys, times, button) => {
  for (const key of keys) {
    await page.keyboard.down(key);
  }
  for (let count = 1; count <= times; count += 1) {
    await page.mouse.down({ clickCount: count, button });
    await page.mouse.up({ clickCount: count, button });
  }
  for (const key of keys) {
    await page.keyboard.up(key);
  }
};

/** What one session has overridden no other can change. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function newSession(page: Page, context: BrowserContext): Promise<CDPSession> {
  const session = context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Sets the time zone of the browser. */
const setTimeZone: BrowserCommand<[timeZone: string]> = async ({ page, context }, timeZone) => {
  const session = await (sessions.get(page) ?? newSession(page, context));
  await session.send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
};

/** Whether the user asks for less motion, as they do unless a proof says otherwise. */
const setMotion: BrowserCommand<[isOn: boolean]> = async ({ page }, isOn) => {
  await page.emulateMedia({ reducedMotion: isOn ? 'no-preference' : 'reduce' });
};

/** Who waits for the clipboard comes after whoever has it. */
const lockClipboard: BrowserCommand<[]> = async ({ sessionId }) => {
  while (clipboardOwner !== undefined && clipboardOwner !== sessionId) {
    await new Promise((resolve) => waitingForClipboard.push(() => resolve(undefined)));
  }
  clipboardOwner = sessionId;
};

const freeClipboard: BrowserCommand<[]> = () => {
  clipboardOwner = undefined;
  waitingForClipboard.splice(0).forEach((goOn) => goOn());
};

/** From now on, the next file that the page gives its user is kept for `takeDownload`. */
const awaitDownload: BrowserCommand<[]> = ({ page, sessionId }) => {
  const download = page.waitForEvent('download', { timeout: 10_000 }).then(async (event) => {
    const chunks: Buffer[] = [];
    for await (const chunk of await event.createReadStream()) {
      chunks.push(chunk as Buffer);
    }
    return {
      name: event.suggestedFilename(),
      base64: Buffer.concat(chunks).toString('base64'),
    };
  });
  download.catch(() => {}); // said by `takeDownload`
  waiting.set(sessionId, download);
};

const takeDownload: BrowserCommand<[]> = async ({ sessionId }) => {
  return waiting.get(sessionId);
};

export const commands = {
  pressKeys,
  typeText,
  moveMouse,
  clickMouse,
  setTimeZone,
  setMotion,
  lockClipboard,
  freeClipboard,
  awaitDownload,
  takeDownload,
};
