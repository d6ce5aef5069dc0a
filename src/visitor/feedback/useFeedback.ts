import { useEffect, useReducer, type ComponentType } from 'react';
import type { Site } from '#data/site/site.ts';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { useLanguage } from '#src/site/texts/I18nProvider.tsx';
import { localStore, type Store } from '#src/site/storage/safeStorage.ts';
import { useUnsaved } from '#src/site/loading/useUnsaved.ts';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { feedbackReducer, initialFeedback, isOpen, type Vote } from './feedbackState.ts';
import {
  dropDraft,
  keepDraft,
  keepVote,
  readFeedbackId,
  readPageFeedback,
} from './feedbackStore.ts';
import { feedbackAddress, sendFeedback, type Answer } from './sendFeedback.ts';

/** What feedback needs of the deployment and the browser. Without a service, votes stay on this device. */
export type Surroundings = Pick<Site, 'feedbackUrl' | 'repository' | 'productionHosts'> & {
  store: Store;
  request: typeof fetch;
  /** Brings in the form, which the first screen does not need. */
  loadForm: () => Promise<{ FeedbackForm: ComponentType<FeedbackFormProps> }>;
};

/** A page as feedback sees it, `version`: of its product. Feedback on one that is not listed in the tree cannot be submitted (B6). */
export type FeedbackPage = { pathname: string; isListed: boolean; version: string };

/** The browser as feedback finds it. */
export const ownBrowser: Pick<Surroundings, 'store' | 'request' | 'loadForm'> = {
  store: localStore,
  request: (...request) => fetch(...request),
  loadForm: () => recoverLoss(() => import('./FeedbackForm.tsx')),
};

/** How long the thanks for a feedback stand. */
const SENT_MS = 3000;

/** The state of a page's feedback, kept over reloads, and what a visitor can do with it. */
export function useFeedback(page: FeedbackPage, surroundings: Surroundings) {
  const { pathname, isListed, version } = page;
  const { store, feedbackUrl, productionHosts, request } = surroundings;
  const [state, dispatch] = useReducer(feedbackReducer, initialFeedback);
  const language = useLanguage();
  const hasService = feedbackUrl !== undefined;
  // While the thanks stand too: nobody would read them.
  useUnsaved(state.kind === 'sent' || (isOpen(state) && state.comment.trim() !== ''));

  useEffect(() => {
    const { vote, draft } = readPageFeedback(store, pathname);
    dispatch({ type: 'restore', stored: vote, draft: hasService ? draft : undefined });
  }, [store, pathname, hasService]);

  useEffect(() => {
    if (isOpen(state)) {
      keepDraft(store, pathname, { vote: state.vote, comment: state.comment });
    }
  }, [store, pathname, state]);

  useEffect(() => {
    if (state.kind !== 'sent') {
      return undefined;
    }
    const timer = setTimeout(() => dispatch({ type: 'rest' }), SENT_MS);
    return () => clearTimeout(timer);
  }, [state.kind]);

  const vote = (chosen: Vote) => {
    if (hasService) {
      dispatch({ type: 'vote', vote: chosen });
    } else if (isListed) {
      keepVote(store, pathname, chosen);
      dispatch({ type: 'keep', vote: chosen });
    } else {
      dispatch({ type: 'vote', vote: chosen });
      dispatch({ type: 'fail' });
    }
  };

  const cancel = () => {
    if (state.kind === 'sending') {
      return;
    }
    dropDraft(store, pathname);
    dispatch({ type: 'cancel' });
  };

  const send = async (rating: Vote, comment: string, hash?: string): Promise<Answer> => {
    if (!isListed || feedbackUrl === undefined) {
      return { kind: 'failed' };
    }
    const isProduction = productionHosts.includes(location.hostname);
    return sendFeedback(request, feedbackAddress(feedbackUrl, isProduction), {
      id: readFeedbackId(store),
      page: hash === undefined ? pathname : `${pathname}#${hash}`,
      rating,
      comment,
      version,
      language,
    });
  };

  /** Submits what the form holds, about the section of this anchor if there is one; `onSent` is told before the form goes away. */
  const submit = async (onSent: () => void, hash?: string): Promise<void> => {
    if (!isOpen(state) || state.kind === 'sending') {
      return;
    }
    dispatch({ type: 'send' });
    const answer = await send(state.vote, state.comment, hash);
    if (answer.kind === 'failed') {
      dispatch({ type: 'fail' });
      return;
    }
    keepVote(store, pathname, state.vote, answer.id);
    onSent();
    dispatch({ type: 'succeed' });
  };

  return { state, dispatch, vote, cancel, submit };
}
