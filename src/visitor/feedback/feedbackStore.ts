import type { Store } from '#src/site/storage/safeStorage.ts';
import { FEEDBACK_KEY } from '#src/site/storage/storedKeys.ts';
import type { Draft, Vote } from './feedbackState.ts';

/** What this device knows of a page. */
export type PageFeedback = { vote: Vote | undefined; draft: Draft | undefined };

type Kept = {
  /** What the service answered last time. */
  id: string | undefined;
  votes: Map<string, Vote>;
  drafts: Map<string, Draft>;
};

/** The vote for a page and the comment begun there. What cannot be read counts as none (behaviour 8.1, B5). */
export function readPageFeedback(store: Store, page: string): PageFeedback {
  const { votes, drafts } = read(store);
  return { vote: votes.get(page), draft: drafts.get(page) };
}

/** The id that the service knows this device by. */
export function readFeedbackId(store: Store): string | undefined {
  return read(store).id;
}

/** Keeps a vote that counts, and with it the id of the service's answer; the page's draft has served. */
export function keepVote(store: Store, page: string, vote: Vote, id?: string): void {
  const kept = read(store);
  kept.votes.set(page, vote);
  kept.drafts.delete(page);
  write(store, { ...kept, id: id ?? kept.id });
}

/** Keeps a comment that is not sent yet; one without words is dropped. */
export function keepDraft(store: Store, page: string, draft: Draft): void {
  const kept = read(store);
  if (draft.comment.trim() === '') {
    return dropDraft(store, page);
  }
  kept.drafts.set(page, draft);
  write(store, kept);
}

/** Forgets a page's comment; without one, nothing is written. */
export function dropDraft(store: Store, page: string): void {
  const kept = read(store);
  if (kept.drafts.delete(page)) {
    write(store, kept);
  }
}

function read(store: Store): Kept {
  const { id, votes, drafts } = fieldsOf(parse(store.read(FEEDBACK_KEY)));
  return {
    id: typeof id === 'string' ? id : undefined,
    votes: new Map(Object.entries(fieldsOf(votes)).filter(isVoteEntry)),
    drafts: new Map(Object.entries(fieldsOf(drafts)).filter(isDraftEntry)),
  };
}

function write(store: Store, { id, votes, drafts }: Kept): void {
  store.write(
    FEEDBACK_KEY,
    JSON.stringify({ id, votes: Object.fromEntries(votes), drafts: Object.fromEntries(drafts) }),
  );
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {}; // somebody else wrote there
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isVoteEntry(entry: [string, unknown]): entry is [string, Vote] {
  return isVote(entry[1]);
}

function isDraftEntry(entry: [string, unknown]): entry is [string, Draft] {
  const { vote, comment } = fieldsOf(entry[1]);
  return isVote(vote) && typeof comment === 'string';
}

function isVote(value: unknown): value is Vote {
  return value === 0 || value === 1;
}
