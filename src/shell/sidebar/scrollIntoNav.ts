const FREE_BELOW = 120;

/** Brings the active entry into view with the least movement, 120 px free below it (behaviour 3.5). */
export function scrollIntoNav(nav: HTMLElement): void {
  const active = nav.querySelector('[aria-current="page"]');
  if (!active) {
    return;
  }
  const frame = nav.getBoundingClientRect();
  const entry = active.getBoundingClientRect();
  const below = entry.bottom + FREE_BELOW - frame.bottom;
  const above = frame.top - entry.top;
  if (below > 0) {
    nav.scrollTop += below;
  } else if (above > 0) {
    nav.scrollTop -= above;
  }
}
