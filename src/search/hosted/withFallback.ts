import type { ProductId } from '#data/types.ts';
import type { Answer } from '#src/search/ranking/answer.ts';
import type { AskService } from './askService.ts';
import { isAsking, parseQuery } from '#src/search/ranking/parseQuery.ts';
import type { SearchConnection } from '#src/search/worker/searchClient.ts';

type Parts = {
  service: Promise<AskService>;
  /** Connects to the index of the site itself. */
  embedded: () => SearchConnection;
  onAnswer: (answer: Answer) => void;
  onFallback: () => void;
};

type Asked = { input: string; product: ProductId | null };

/** Asks a hosted index until it fails once; from then on, and for the last question until then, the embedded one. */
export function withFallback({ service, embedded, onAnswer, onFallback }: Parts): SearchConnection {
  let own: SearchConnection | undefined;
  let latest: Asked | undefined;
  const askService = async (asked: Asked) => {
    try {
      const answer = await (await service)(asked.input, asked.product);
      if (asked === latest && !own) {
        onAnswer(answer);
      }
    } catch {
      fallBack();
    }
  };
  /** Why the service failed is told by the browser's console, which names the request. */
  const fallBack = () => {
    if (!own && latest) {
      own = embedded();
      onFallback();
      own.ask(latest.input, latest.product);
    }
  };
  return {
    ask(input, product) {
      latest = { input, product };
      if (own) {
        own.ask(input, product);
      } else if (isAsking(parseQuery(input))) {
        void askService(latest);
      }
    },
    /** A hosted index gives the words around what it found, and no more. */
    read: async (href) => (own ? own.read(href) : null),
    stop() {
      latest = undefined;
      own?.stop();
    },
  };
}
