import { seededRandom } from './seededRandom.ts';

/** One request as the log keeps it. */
export interface LoggedRequest<Question = unknown> {
  number: number;
  kind: string;
  question: Question;
  state: 'open' | 'answered' | 'failed' | 'aborted';
  /** Milliseconds that it takes. */
  latency: number;
}

export interface FakeNetworkOptions {
  /** Milliseconds until an answer, or the least and the most of them. */
  latency?: number | readonly [least: number, most: number];
  /** Decides the latencies between the least and the most: the same seed, the same waits. */
  seed?: number;
}

/** A network in the browser: it waits, it can fail, it can be told to stop, and it keeps a log. Nothing leaves the page. */
export interface FakeNetwork<Question> {
  /** Answers after the latency; `answer` runs only then, so it sees what other requests changed meanwhile. */
  send: <Answer>(
    kind: string,
    question: Question,
    answer: () => Answer,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  setLatency: (latency: NonNullable<FakeNetworkOptions['latency']>) => void;
  /** Every request, none, or those that a function picks fail from now on. */
  setFailing: (failing: boolean | ((request: LoggedRequest<Question>) => boolean)) => void;
  /** All requests so far, the first one first; another array after each change. */
  getLog: () => readonly LoggedRequest<Question>[];
  /** Calls back after each change of the log. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Breaks off all open requests, for whoever leaves: nothing comes of them. It works on. */
  stop: () => void;
}

export function createFakeNetwork<Question>(
  options: FakeNetworkOptions = {},
): FakeNetwork<Question> {
  const random = seededRandom(options.seed ?? 1);
  const listeners = new Set<() => void>();
  const ends = new Set<(state: LoggedRequest['state']) => void>();
  let latency = options.latency ?? 400;
  let isFailing: (request: LoggedRequest<Question>) => boolean = () => false;
  let log: readonly LoggedRequest<Question>[] = [];

  const write = (request: LoggedRequest<Question>) => {
    log = [...log.filter(({ number }) => number !== request.number), request].sort(
      (one, other) => one.number - other.number,
    );
    listeners.forEach((listener) => listener());
  };

  return {
    send: (kind, question, answer, signal) =>
      new Promise((resolve, reject) => {
        const request: LoggedRequest<Question> = {
          number: log.length + 1,
          kind,
          question,
          state: 'open',
          latency: latencyOf(latency, random),
        };
        const end = (state: LoggedRequest['state']) => {
          clearTimeout(timer);
          ends.delete(end);
          signal?.removeEventListener('abort', abort);
          write({ ...request, state });
        };
        const abort = () => {
          end('aborted');
          reject(new DOMException('The request was aborted.', 'AbortError'));
        };
        const timer = setTimeout(() => {
          try {
            if (isFailing(request)) {
              throw new Error('The server does not answer.');
            }
            const answered = answer();
            end('answered');
            resolve(answered);
          } catch (error) {
            end('failed');
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        }, request.latency);
        write(request);
        ends.add(end);
        signal?.addEventListener('abort', abort);
        if (signal?.aborted) {
          abort();
        }
      }),
    setLatency: (next) => {
      latency = next;
    },
    setFailing: (failing) => {
      isFailing = typeof failing === 'function' ? failing : () => failing;
    },
    getLog: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => [...ends].forEach((end) => end('aborted')),
  };
}

function latencyOf(
  latency: NonNullable<FakeNetworkOptions['latency']>,
  random: () => number,
): number {
  if (typeof latency === 'number') {
    return latency;
  }
  const [least, most] = latency;
  return Math.round(least + random() * (most - least));
}
