import { placePopover } from '#src/site/theme/overlays.ts';

/** Puts the page menu below its button where style sheets cannot: a browser without anchors opens it in the middle of the window. */
export function placePageMenu({ target }: Event): void {
  const isMenu = target instanceof HTMLElement && target.id === 'page-menu';
  const button = document.querySelector('[popovertarget="page-menu"]');
  if (isMenu && button && target.matches(':popover-open')) {
    placePopover(target, button);
  }
}
