import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductId } from '#data/types.ts';
import { NO_ANSWER, type Answer } from '#src/search/ranking/answer.ts';
import { isAsking, parseQuery } from '#src/search/ranking/parseQuery.ts';
import { connectAny } from '#src/search/hosted/connectAny.ts';
import type { SearchConnection } from '#src/search/worker/searchClient.ts';

/** What the box knows: nothing was asked, an answer is on its way, there is one, or there cannot be one. */
export type AnswerState = { kind: 'start' | 'waiting' | 'answered' | 'failed'; answer: Answer };

const START: AnswerState = { kind: 'start', answer: NO_ANSWER };

/** Asks the index at every change, and keeps the last answer until the next one comes. */
export function useAnswers(product: ProductId | null) {
  const [state, setState] = useState(START);
  const connection = useRef<SearchConnection>(null);
  const [isFallback, setIsFallback] = useState(false);
  const typed = useRef('');

  useEffect(() => {
    const connected = connectAny({
      onAnswer: (answer) => setState({ kind: 'answered', answer }),
      onFailure: () => setState({ kind: 'failed', answer: NO_ANSWER }),
      onFallback: () => setIsFallback(true),
      typed: () => typed.current,
    });
    connection.current = connected;
    return connected.stop;
  }, []);

  const look = useCallback(
    (input: string) => {
      typed.current = input;
      connection.current?.ask(input, product);
      setState((before) => {
        if (!isAsking(parseQuery(input))) {
          return before.kind === 'failed' ? before : START;
        }
        return before.kind === 'start' ? { ...before, kind: 'waiting' } : before;
      });
    },
    [product],
  );
  const read = useCallback(
    async (href: string) => (await connection.current?.read(href)) ?? null,
    [],
  );
  return { ...state, isFallback, look, read };
}
