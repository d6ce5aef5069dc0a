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
