/** Values of the environment by name; an empty one counts as none. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable says nothing. */
export function isUnset(value: string | undefined): value is undefined | '' {
  return value === undefined || value === '';
}

/**
 * The address that a variable holds; undefined when it says nothing.
 * @param advice what to write, as the end of a sentence that begins with "Write"
 * @throws when a page may not ask for it; the message names the variable and what to write
 */
export function readAddress(
  environment: Environment,
  name: string,
  advice: string,
): string | undefined {
  const address = environment[name];
  if (isUnset(address)) {
    return undefined;
  }
  if (!isService(address)) {
    throw new Error(`${name} is "${address}". Write ${advice}`);
  }
  return address;
}

/** The host names of a list with commas. @throws when one is not a host name; the message names the variable */
export function splitHosts(name: string, text: string): string[] {
  const hosts = text.split(',');
  for (const host of hosts) {
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) {
      throw new Error(
        `${name} holds "${host}". Write lower-case host names with commas between them, such as docs.example.com,www.example.com.`,
      );
    }
  }
  return hosts;
}

/** Whether a page may ask for an address: encrypted, or on this machine, and with no name and password in it. */
export function isService(address: string): boolean {
  const url = parseUrl(address);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return (
    url !== undefined &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(address)
  );
}

/** The address, when it is one. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // the caller says what is wrong with it
  }
}
