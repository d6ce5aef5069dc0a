import { typePopoverCss } from '#src/generated/typePopoverStyles.ts';
import { hear, PAGE_EVENT } from '#src/site/timing/pageEvents.ts';
import { placePopover } from '#src/site/theme/overlays.ts';
import { type ApiHints, hintsAddress } from '#src/reference/pages/apiAddresses.ts';
import { addLateStyle } from '#src/site/loading/addLateStyle.ts';

/** A pointer that only crosses a link opens nothing; one on its way from the link to the popover closes nothing. */
const OPEN_MS = 250;
const CLOSE_MS = 200;
/** Distance to the link; px. */
const GAP = 6;
const ID = 'type-popover';

/** Shows the types behind names, one at a time. */
export type TypePopovers = {
  /** Shows the type of what a link leads to for as long as the pointer or the focus stays; Escape closes it. */
  show: (link: HTMLAnchorElement) => Promise<void>;
  /** Closes what is open. */
  stop: () => void;
};

/** @param ask fetches what pages say of their rows; a failure is asked for again with the next name */
export function typePopovers(ask: typeof fetch = fetch): TypePopovers {
  const known = new Map<string, Promise<ApiHints>>();
  let described: HTMLAnchorElement | undefined;
  let watching = new AbortController();
  let closing: ReturnType<typeof setTimeout> | undefined;
  addLateStyle('type-popover', typePopoverCss);

  const hintsOf = (pathname: string): Promise<ApiHints> => {
    const address = hintsAddress(pathname);
    const hints = known.get(address) ?? fetchHints(address, ask);
    known.set(address, hints);
    hints.catch(() => known.delete(address));
    return hints.catch(() => ({})); // the link still leads to the row
  };
  const stay = () => clearTimeout(closing);
  const close = () => {
    stay();
    watching.abort();
    described?.removeAttribute('aria-describedby');
    described = undefined;
    document.getElementById(ID)?.remove();
  };
  const leave = () => {
    stay();
    closing = setTimeout(close, CLOSE_MS);
  };
  const open = (link: HTMLAnchorElement, text: string) => {
    close();
    described = link;
    const popover = popoverElement();
    popover.textContent = text;
    popover.showPopover();
    placePopover(popover, link, 'start', GAP);
    link.setAttribute('aria-describedby', ID);
    watching = new AbortController();
    const { signal } = watching;
    for (const target of [link, popover]) {
      target.addEventListener('pointerenter', stay, { signal });
      target.addEventListener('pointerleave', leave, { signal });
    }
    link.addEventListener('blur', close, { signal });
    addEventListener('scroll', close, { signal, passive: true });
    signal.addEventListener('abort', hear(document, PAGE_EVENT, close));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  };

  return {
    async show(link) {
      const hints = hintsOf(link.pathname);
      await new Promise((done) => setTimeout(done, OPEN_MS));
      const text = (await hints)[link.hash.slice(1)];
      if (text !== undefined && link !== described && link.matches(':hover, :focus-visible')) {
        open(link, text);
      }
    },
    stop() {
      close();
    },
  };
}

/** What a page's hints say; nothing where there are none. Rejects when they do not arrive. */
async function fetchHints(address: string, ask: typeof fetch): Promise<ApiHints> {
  const answer = await ask(address);
  if (answer.status === 404) {
    return {};
  }
  if (!answer.ok) {
    throw new Error(`${address} answers ${answer.status}.`);
  }
  return (await answer.json()) as ApiHints;
}

/** A popover in the top layer: whatever lies around the link, nothing moves and nothing clips it. */
function popoverElement(): HTMLElement {
  const popover = document.createElement('div');
  Object.assign(popover, { id: ID, className: ID, role: 'tooltip', popover: 'manual' });
  document.body.append(popover);
  return popover;
}
