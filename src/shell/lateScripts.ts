import { whenCalm } from './whenCalm.ts';

const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Brings in the scripts of React and the router when the page has loaded and the browser is idle, or at the first sign of a visitor.
 * Until then the page is whole: links are links, and the controls of `boot` answer without React.
 */
export function loadLateScripts(): void {
  const list = document.getElementById('late-scripts');
  if (!list) {
    return; // `npm run dev`: Next prints its own script elements
  }
  const addresses = JSON.parse(list.textContent) as string[];
  let started = false;
  const start = () => {
    if (started) {
      return;
    }
    started = true;
    for (const name of INTENT_EVENTS) {
      document.removeEventListener(name, start);
    }
    addScripts(addresses);
  };
  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, start, { passive: true });
  }
  whenCalm(start);
}

function addScripts(addresses: string[]): void {
  for (const address of addresses) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false; // in order, but without holding up the page
    document.head.append(script);
  }
}
