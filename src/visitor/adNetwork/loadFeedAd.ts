import { readFeedAnswer, type FeedAd } from './feedAnswer.ts';

/** The first request included. */
const MOST_REQUESTS = 10;
/** For all requests together. */
const TIMEOUT_MS = 10_000;

export type Feed = {
  address: string;
  imageHosts: readonly string[];
  request: typeof fetch;
};

/**
 * An ad of the feed. A feed that has none is asked again at once, ten times in all; one that fails or is bad is not.
 * @param signal ends it, with null
 * @returns null when no ad is to be had, or not in time; it never throws
 */
export async function loadFeedAd(
  { address, imageHosts, request }: Feed,
  signal: AbortSignal,
  timeout = TIMEOUT_MS,
): Promise<FeedAd | null> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeout);
  signal.addEventListener('abort', stop);
  try {
    for (let count = 0; count < MOST_REQUESTS && !limit.signal.aborted; count += 1) {
      const answer = readFeedAnswer(await askFeed(request, address, limit.signal), imageHosts);
      if (answer.kind !== 'empty') {
        return answer.kind === 'ad' && !limit.signal.aborted ? answer.ad : null;
      }
    }
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** An answer of more than this is not read to its end. */
const MOST_BYTES = 64 * 1024;

/**
 * Asks the feed once, as nobody in particular: without credentials, without the path of the page, and not where a redirect leads.
 * Gives its JSON; undefined when the feed is down, refuses, lies about JSON or does not stop talking. Never throws.
 */
async function askFeed(
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
