import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test';
import { licenceNotices } from './licenceNotices.ts';

/** Says so when the visitor or the test itself broke a request off: leaving a page ends its prefetches. */
const BROKEN_OFF = 'net::ERR_ABORTED';

/** What Chromium says of the one directive in the policy of edited demos that it does not know yet. */
const UNKNOWN_TO_CHROMIUM = "Unrecognized Content-Security-Policy directive 'webrtc'";

/**
 * A test that fails on any console error or warning, page error or failed request, in every page of its context. A test that
 * provokes some takes them out of `trouble` by naming them.
 */
export const test = base.extend<{ trouble: string[] }>({
  trouble: [
    async ({ context }, use) => {
      const trouble = listenForTrouble(context);
      await use(trouble);
      expect(trouble, 'console messages, page errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what a visitor's browser complains about, in words that say where; grows while the context lives. */
export function listenForTrouble(context: BrowserContext): string[] {
  const trouble: string[] = [];
  context.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    const isKnown =
      licenceNotices.has(message.text()) || message.text().startsWith(UNKNOWN_TO_CHROMIUM);
    if (isBad && !isKnown) {
      trouble.push(`${addressOf(message.page())} console: ${message.text()}`);
    }
  });
  context.on('weberror', (webError) => {
    trouble.push(`${addressOf(webError.page())} page error: ${webError.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== BROKEN_OFF) {
      trouble.push(`request failed: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      trouble.push(`answered ${response.status()}: ${response.url()}`);
    }
  });
  return trouble;
}

/** Opens an address and waits until React has brought the page to life. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  return response;
}

/** Waits until React has brought the page to life. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

function addressOf(page: Page | null): string {
  return page ? new URL(page.url()).pathname : 'worker';
}
