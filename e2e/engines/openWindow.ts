import { untilThere } from './untilThere.ts';
import type { Send } from './webDriver.ts';

/** Phones are no narrower, and laptops no lower. */
const HEIGHTS_PX: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };
/** A display without a window manager gives the focus to what lies below its pointer, which rests at the middle. */
const MIDDLE_PX = { x: 700, y: 500 };

/** Opens a window as pages open pop-ups: without bars, so that it can be as narrow as a phone, and the page is as wide as the window. */
export async function openWindow(send: Send, width: number): Promise<void> {
  const height = HEIGHTS_PX[width] ?? 800;
  const before = (await send('windows')) as string[];
  const open = `document.onclick = () => window.open('about:blank', '_blank', 'noopener,width=${width},height=${height}')`;
  await send('navigate', { url: 'data:text/html,<html style="height:100%">' });
  await send('run', { script: open, args: [], sandbox: null });
  const click = [
    { type: 'pointerMove', x: 50, y: 50, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await send('act', { actions: [{ type: 'pointer', id: 'mouse', actions: click }] });
  const handle = await untilThere('No window was opened', async () =>
    ((await send('windows')) as string[]).find((each) => !before.includes(each)),
  );
  await send('toWindow', { handle });
  await send('place', { width, height, x: Math.max(0, MIDDLE_PX.x - width / 2), y: 0 });
}
