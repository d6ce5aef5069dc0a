/** Constructors of WebRTC, as browsers call them and have called them: `connect-src` does not govern it. */
const CONNECTING = /^(?:webkit|moz)?RTC/;

/**
 * Takes from a window what reaches out of it past the policy of its page, for good: connections from browser to browser, whose
 * packets no directive holds back that Chromium knows, and the clipboard by `execCommand`. Call it before code of strangers runs. It
 * cannot come by another window: frames and pop-ups of a frame without an origin are strangers to it.
 * @returns names of what could not be taken
 */
export function closeRealm(realm: Window): string[] {
  const names = Object.getOwnPropertyNames(realm).filter((name) => CONNECTING.test(name));
  for (const name of names) {
    Reflect.deleteProperty(realm, name);
  }
  const { prototype } = (realm as Window & typeof globalThis).Document;
  if (Object.getOwnPropertyDescriptor(prototype, 'execCommand')?.configurable !== false) {
    Object.defineProperty(prototype, 'execCommand', {
      value: () => false,
      configurable: false,
      writable: false,
    });
  }
  return names.filter((name) => name in realm);
}
