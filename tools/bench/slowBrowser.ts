import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { watchRequests, type Requests } from './watchRequests.ts';

/** The device and connection that the budget is about: how often slower the CPU is, kbit/s, ms. */
export const profile = { cpu: 4, down: 1600, up: 750, rtt: 150 };

/** A tab with an empty cache. */
export type Tab = {
  page: Page;
  cdp: CDPSession;
  requests: Requests;
  /** Waits until nothing is on the way and the main thread has idle time, again and again. */
  calm: () => Promise<void>;
  close: () => Promise<void>;
};

const BITS_IN_BYTE = 8;
const QUIET_MS = 900;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
}

/** Opens a tab, slowed down like the profile unless `isSlow` is false. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  isSlow = true,
): Promise<Tab> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named;'); // tsx writes calls of it
  const cdp = await context.newCDPSession(page);
  const requests = await watchRequests(cdp);
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.rtt,
      downloadThroughput: (profile.down * 1000) / BITS_IN_BYTE,
      uploadThroughput: (profile.up * 1000) / BITS_IN_BYTE,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  }
  const calm = async () => {
    let seen: number;
    do {
      await requests.silence(QUIET_MS);
      seen = requests.count();
      await page.evaluate(waitForIdleTime);
    } while (requests.count() > seen);
  };
  return { page, cdp, requests, calm, close: () => context.close() };
}

/** Small slices of work leave no long task behind, but no idle time either. */
function waitForIdleTime(): Promise<void> {
  const IDLE_MS = 25;
  const TURNS = 5;
  const PAUSE_MS = 60;
  const AT_MOST_MS = 20_000;
  return new Promise((done) => {
    setTimeout(done, AT_MOST_MS);
    let turns = 0;
    const step = () =>
      requestIdleCallback((deadline) => {
        turns = deadline.timeRemaining() > IDLE_MS ? turns + 1 : 0;
        if (turns === TURNS) {
          done();
        } else {
          setTimeout(step, PAUSE_MS);
        }
      });
    step();
  });
}
