import { isOwnPath, routerPath } from '#src/site/path/base.ts';
import { around } from '#src/site/timing/on.ts';

type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/**
 * Where a click should lead without a reload: the router's own path of a page of this site, without `/x`.
 * Undefined for modified clicks, other targets, downloads, files, other sites and anchors of the page itself.
 */
export function softTarget(click: Click, here: Pick<Location, 'origin' | 'pathname'>) {
  const isPlain =
    click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
  return isPlain && !click.defaultPrevented ? pageBehind(click.target, here) : undefined;
}

/** The router's path of the page that a link around `target` leads to. */
export function pageBehind(
  target: EventTarget | null,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const link = around<HTMLAnchorElement>(target, 'a');
  if (!link || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  const { origin, pathname, search, hash } = link; // all empty when the address is none
  const isPage = isOwnPath(pathname) && pathname.endsWith('/');
  if (origin !== here.origin || !isPage || (pathname === here.pathname && hash !== '')) {
    return undefined;
  }
  return routerPath(pathname) + search + hash;
}
