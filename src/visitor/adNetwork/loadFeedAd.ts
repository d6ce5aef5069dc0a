import { askFeed } from './askFeed.ts';
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
