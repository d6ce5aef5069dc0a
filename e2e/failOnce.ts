import type { BrowserContext } from '@playwright/test';

/** What failed in one visit: addresses, those of them that were pages, and how often the visitor had to reload. */
export type Faults = { failed: string[]; lostPages: string[]; reloads: number };

/** Lets about half of all addresses of the site fail when they are first asked for: by which, and how, the seed decides. */
export async function failOnce(context: BrowserContext, seed: string): Promise<Faults> {
  const faults: Faults = { failed: [], lostPages: [], reloads: 0 };
  const asked = new Set<string>();
  await context.route('**/*', async (route) => {
    const request = route.request();
    const url = request.url();
    const draw = drawOf(`${seed} ${new URL(url).pathname}`);
    if (asked.has(url) || draw < 0.5) {
      asked.add(url);
      return route.continue();
    }
    asked.add(url);
    faults.failed.push(url);
    if (request.isNavigationRequest()) {
      faults.lostPages.push(url);
    }
    if (draw < 0.75) {
      return route.abort('connectionreset');
    }
    return route.fulfill({ status: draw < 0.9 ? 500 : 404, contentType: 'text/plain', body: '' });
  });
  return faults;
}

/** A number from 0 to 1 that looks random and is always the same for a text (FNV-1a, then mixed). */
function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
