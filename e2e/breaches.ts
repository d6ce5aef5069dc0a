import type { Page } from '@playwright/test';

/** Keeps every breach of the policy that the page tells of, from its very start. */
export async function listenForBreaches(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
      tellBreach(
        `${location.pathname} ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return breaches;
}
