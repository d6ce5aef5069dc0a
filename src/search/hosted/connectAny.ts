import { general } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import type { Answer } from '#src/search/ranking/answer.ts';
import type { AskService } from './askService.ts';
import { withFallback } from './withFallback.ts';
import { mayAskService } from './mayAskService.ts';
import { recoverSearch } from '#src/search/worker/recoverSearch.ts';
import { connectSearch, type SearchConnection } from '#src/search/worker/searchClient.ts';

type Listener = {
  onAnswer: (answer: Answer) => void;
  /** The embedded index cannot be had. */
  onFailure: () => void;
  /** The hosted index refuses or is silent; the embedded one answers from here on. */
  onFallback: () => void;
  /** What has been typed until now. */
  typed: () => string;
};

/** Connects the box to the hosted index where there is one, else, and should that one fail, to the embedded index. */
export function connectAny({ onAnswer, onFailure, onFallback, typed }: Listener): SearchConnection {
  const embedded = () => connectSearch(recoverSearch(typed), onAnswer, onFailure);
  return mayAskService()
    ? withFallback({ service: loadService(), embedded, onAnswer, onFallback })
    : embedded();
}

async function loadService(): Promise<AskService> {
  const { connectService } = await import('./askService.ts');
  if (!site.searchService) {
    throw new Error('There is no hosted index to ask.');
  }
  return connectService(site.searchService, {
    version: general.version,
    language: site.language,
  });
}
