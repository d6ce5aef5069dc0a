import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';

/** The device and connection that the budget is about: kbit/s, ms; the same words as in the harness. */
export const profile = { cpu: 4, down: 1600, up: 750, rtt: 150 };

const BITS_IN_BYTE = 8;
const QUIET_MS = 800;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
}

/** A page with an empty cache, slowed down like the profile unless `isSlow` is false. */
export async function openPage(browser: Browser, options: BrowserContextOptions, isSlow = true) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (isSlow) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.rtt,
      downloadThroughput: (profile.down * 1000) / BITS_IN_BYTE,
      uploadThroughput: (profile.up * 1000) / BITS_IN_BYTE,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  }
  /** Waits until React runs and the network has been silent for a while. */
  const calm = async () => {
    await page.waitForFunction(() => 'next' in window && document.readyState === 'complete');
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState('networkidle');
  };
  return { page, cdp, calm, close: () => context.close() };
}
