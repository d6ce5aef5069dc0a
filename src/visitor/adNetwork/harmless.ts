/** Characters that show nothing, halves of characters, and what changes the direction of the text around it. */
const UNSEEN =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E0FFF}\p{Cs}]/gu;
/** Marks above and below letters pile up on as many lines as they like: more than two on a letter are dropped. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * A text of strangers as one line of at most `most` characters, without what shows nothing. Markup stays what it is: text.
 * `harmlessText(' a\n\n b ', 9)` -> `a b`
 */
export function harmlessText(text: string, most: number): string {
  const line = text
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(PILED_MARKS, '$1')
    .trim();
  const characters = [...line];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

const LONGEST = 2048;
/** Space, control characters, and a backslash, which browsers take for a slash. */
const UNCLEAN = /[\s\\]|\p{Cc}/u;

/**
 * An address of an ad that may be asked for or linked to: https, without name and password.
 * `//ads.example/a` -> `https://ads.example/a`; anything else but `https://…` -> undefined
 */
export function httpsAddress(text: string): string | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (address.length > LONGEST || UNCLEAN.test(address) || !/^https:\/\/[^/]/i.test(address)) {
    return undefined;
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain ? address : undefined;
}

/** Whether an address lies at one of the hosts, at the ordinary port. */
export function isAtHost(address: string, hosts: readonly string[]): boolean {
  const { hostname, port } = new URL(address);
  return port === '' && hosts.includes(hostname);
}

const SEPARATOR = '||';
const PLACEHOLDER = '[timestamp]';
const MOST = 10;

/**
 * The addresses of an ad's pixels. `https://p/1?[timestamp]||https://p/2` with `171` -> `https://p/1?171`, `https://p/2`.
 * Undefined when one of them may not be asked for, or when there are more than ten.
 */
export function pixelAddresses(pixel: string, timestamp: string): string[] | undefined {
  const parts = pixel.split(SEPARATOR).filter((part) => part.trim() !== '');
  if (parts.length > MOST) {
    return undefined;
  }
  const addresses = parts.flatMap(
    // By a function: `$&` in a text would mean something else.
    (part) => httpsAddress(part.trim().replace(PLACEHOLDER, () => timestamp)) ?? [],
  );
  return addresses.length === parts.length ? addresses : undefined;
}
