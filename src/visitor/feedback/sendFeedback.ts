import type { Vote } from './feedbackState.ts';

/** What is sent of a visitor's feedback (behaviour 8.1). */
export type Feedback = {
  /** What the service answered last time; undefined for a first feedback. */
  id: string | undefined;
  /** Normal path of the page, with the anchor of the section when the comment is about one. */
  page: string;
  rating: Vote;
  comment: string;
  version: string;
  language: string;
};

export type Answer = { kind: 'sent'; id: string } | { kind: 'failed' };

/** A service that says nothing for so long counts as down. */
const TIMEOUT_MS = 10_000;

/** Where feedback is sent: `https://feedback.example.com` -> `https://feedback.example.com/prod/feedback` */
export function feedbackAddress(service: string, isProduction: boolean): string {
  return `${service}/${isProduction ? 'prod' : 'dev'}/feedback`;
}

/** Sends feedback. Anything but a good answer with an id is a failure; it never throws. */
export async function sendFeedback(
  request: typeof fetch,
  address: string,
  feedback: Feedback,
  timeout = TIMEOUT_MS,
): Promise<Answer> {
  try {
    const response = await request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? readAnswer(await response.json()) : { kind: 'failed' };
  } catch {
    return { kind: 'failed' }; // no network, no answer in time, or not JSON
  }
}

function readAnswer(answer: unknown): Answer {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : '';
  const isId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return isId ? { kind: 'sent', id: String(id) } : { kind: 'failed' };
}
