const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
};

/**
 * Which control a key leads to from another one (ARIA patterns of tabs, toolbars and menus): arrow keys go round, Home and End lead
 * to the ends. Undefined for every other key.
 * @param axis in a row the horizontal arrows count, and turn round with the direction of writing; in a column the vertical ones
 */
export function controlByKey(
  controls: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
  axis: 'row' | 'column' = 'row',
): HTMLElement | undefined {
  if (key === 'Home' || key === 'End') {
    return controls.at(key === 'Home' ? 0 : -1);
  }
  const ofAxis = axis === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (!ofAxis.includes(key)) {
    return undefined;
  }
  const isTurned = axis === 'row' && getComputedStyle(current).direction === 'rtl';
  const step = (STEPS[key] ?? 0) * (isTurned ? -1 : 1);
  return controls[(controls.indexOf(current) + step + controls.length) % controls.length];
}

/** Moves the focus in a toolbar, and with it the one tab stop. Returns whether the key was one that does. */
export function moveFocus(
  controls: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
): boolean {
  const target = controlByKey(controls, current, key);
  for (const control of target ? controls : []) {
    control.tabIndex = control === target ? 0 : -1;
  }
  target?.focus();
  return target !== undefined;
}
