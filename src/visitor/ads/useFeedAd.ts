import { useEffect, useState } from 'react';
import { useAdConfig } from './AdProvider.tsx';
import type { FeedAd } from '#src/visitor/adNetwork/feedAnswer.ts';
import { loadFeedAd } from '#src/visitor/adNetwork/loadFeedAd.ts';

/** An ad of the feed; null until there is one, and when there is none. Whoever leaves ends the requests. */
export function useFeedAd(): FeedAd | null {
  const { settings, request } = useAdConfig();
  const { feedUrl, imageHosts } = settings;
  const [ad, setAd] = useState<FeedAd | null>(null);
  useEffect(() => {
    if (feedUrl === undefined) {
      return undefined;
    }
    const visit = new AbortController();
    void loadFeedAd({ address: feedUrl, imageHosts, request }, visit.signal).then((loaded) => {
      if (!visit.signal.aborted) {
        setAd(loaded);
      }
    });
    return () => visit.abort();
  }, [feedUrl, imageHosts, request]);
  return ad;
}
