/**
 * The value of a cookie, encoded or not; undefined when there is none or cookies are blocked. Small enough for each page's HTML.
 * @throws on the server, which has no visitor (behaviour 11)
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(`The cookie ${name} cannot be read on the server. Read it in an effect.`);
  }
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined; // blocked, or not an encoding
  }
}
