import { LEAST_WIDTH, limitWidth } from './preview.ts';

/** How far one key moves a width, in px. */
const STEP = 10;
const WIDE_STEP = 50;

type Pressed = { key: string; shiftKey: boolean };

/**
 * The width that a key leads to (ARIA slider pattern): arrows move it, with Shift further; Home is the least, End the whole
 * room. Undefined for every other key.
 * @param isTurned the page runs from right to left, where the demo grows to the left
 */
export function resizeByKey(
  { key, shiftKey }: Pressed,
  width: number,
  room: number,
  isTurned: boolean,
): number | undefined {
  if (key === 'Home' || key === 'End') {
    return key === 'Home' ? LEAST_WIDTH : room;
  }
  const wider = ['ArrowUp', isTurned ? 'ArrowLeft' : 'ArrowRight'];
  if (!/^Arrow(?:Up|Down|Left|Right)$/.test(key)) {
    return undefined;
  }
  return limitWidth(width + (wider.includes(key) ? 1 : -1) * (shiftKey ? WIDE_STEP : STEP));
}
