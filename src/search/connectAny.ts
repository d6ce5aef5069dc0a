import { general } from '#data/products.ts';
import { site } from '#data/site.ts';
import type { Answer } from './answer.ts';
import type { AskService } from './askService.ts';
import { withFallback } from './withFallback.ts';
import { mayAskService } from './mayAskService.ts';
import { connectSearch, type SearchConnection } from './searchClient.ts';
import { startSearch } from './startSearch.ts';

type Listener = {
  onAnswer: (answer: Answer) => void;
  /** The embedded index cannot be had. */
  onFailure: () => void;
  /** The hosted index refuses or is silent; the embedded one answers from here on. */
  onFallback: () => void;
};

/** Connects the box to the hosted index where there is one, else, and should that one fail, to the embedded index. */
export function connectAny({ onAnswer, onFailure, onFallback }: Listener): SearchConnection {
  const embedded = () => connectSearch(startSearch(), onAnswer, onFailure);
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
