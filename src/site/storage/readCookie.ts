/**
 * The value of a cookie, encoded or not; undefined when there is none or cookies are blocked.
 * @throws on the server, which has no visitor (behaviour 11)
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(`The cookie ${name} cannot be read on the server. Read it in an effect.`);
  }
  return cookieOfDocument(name);
}

/** The same for code that only browsers run, such as the script inside each page. */
export function cookieOfDocument(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined; // blocked, or not an encoding
  }
}
