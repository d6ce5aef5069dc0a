import type { OperatingSystem } from './events.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The first that fits: Android also says Linux, and a phone of Apple also says Mac. */
const FAMILIES: readonly [pattern: RegExp, family: OperatingSystem][] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os|macintosh/i, 'macOS'],
  [/linux/i, 'Linux'],
];

/** The family of an operating system, no more. An iPad says that it is a Macintosh, but has a touch screen. */
export function operatingSystem(userAgent: string, touchPoints: number): OperatingSystem {
  const family = FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  return family === 'macOS' && touchPoints > 1 ? 'iOS' : family;
}

/** Pixels of the screen to one of CSS, rounded to one decimal. */
export function pixelRatio(world: Pick<Window, 'devicePixelRatio'>): number {
  return Math.round(world.devicePixelRatio * 10) / 10;
}

/** Tells when the pixel ratio changes, such as on another screen or after zooming. Returns how to stop. */
export function watchPixelRatio(onChange: () => void): () => void {
  let stop = () => {};
  const watch = () => {
    const query = window.matchMedia?.(`(resolution: ${window.devicePixelRatio}dppx)`);
    const listen = () => {
      watch(); // the query names the old ratio
      onChange();
    };
    query?.addEventListener('change', listen, { once: true });
    stop = () => query?.removeEventListener('change', listen);
  };
  watch();
  return () => stop();
}

/** The mode that the device prefers. */
export function deviceMode(): 'light' | 'dark' {
  return window.matchMedia?.(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Tells when the device prefers another mode. Returns how to stop. */
export function watchDeviceMode(onChange: () => void): () => void {
  const query = window.matchMedia?.(DARK_QUERY);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
