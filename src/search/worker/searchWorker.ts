import type { Answer } from '#src/search/ranking/answer.ts';
import { QueryAnswerer, type Question, type SearchAddresses } from './answerQueries.ts';
import { latestOnly } from './searchClient.ts';
import type { NamesFile } from '#src/search/index/packedFiles.ts';

/** What the page sends. The first file comes from the page, which has asked for it before this script was there. */
export type ToWorker =
  | { kind: 'start'; addresses: SearchAddresses; names: string }
  | ({ kind: 'ask' } & Question)
  | { kind: 'read'; id: number; href: string };

/** What the page gets: that questions are answered from now on, answers, and texts. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'text'; id: number; text: string | null };

let answerer: QueryAnswerer | undefined;
const turns = new MessageChannel();
const ask = latestOnly<Question>(
  (question) => void answerer?.ask(question),
  (run) => {
    turns.port1.onmessage = run;
    turns.port2.postMessage(null);
  },
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'ask') {
    ask(data);
    return;
  }
  if (data.kind === 'read') {
    void read(data.id, data.href);
    return;
  }
  answerer = new QueryAnswerer({
    addresses: data.addresses,
    fetchJson: async (address) => (await fetch(address)).json(),
    answer: (id, answer) => postMessage({ kind: 'answer', id, answer } satisfies FromWorker),
  });
  void answerer.start(JSON.parse(data.names) as NamesFile);
  postMessage({ kind: 'ready' } satisfies FromWorker);
});

async function read(id: number, href: string): Promise<void> {
  const text = (await answerer?.read(href)) ?? null;
  postMessage({ kind: 'text', id, text } satisfies FromWorker);
}
