/** An answer of more than this is not read to its end. */
export const MOST_BYTES = 64 * 1024;

/**
 * Asks the feed once, as nobody in particular: without credentials, without the path of the page, and not where a redirect leads.
 * Gives its JSON; undefined when the feed is down, refuses, lies about JSON or does not stop talking. Never throws.
 */
export async function askFeed(
  request: typeof fetch,
  address: string,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await request(address, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    return response.ok ? JSON.parse(await readText(response)) : undefined;
  } catch {
    return undefined; // no network, no answer in time, too much of it, or not JSON
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw new Error(`The answer has more than ${MOST_BYTES} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
