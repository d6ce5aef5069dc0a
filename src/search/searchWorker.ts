import type { Answer } from './answer.ts';
import { QueryAnswerer, type Question, type SearchAddresses } from './answerQueries.ts';
import type { NamesFile } from './packedFiles.ts';

/** What the page sends. The first file comes from the page, which has asked for it before this script was there. */
export type ToWorker =
  { kind: 'start'; addresses: SearchAddresses; names: string } | ({ kind: 'ask' } & Question);

/** What the page gets. */
export type FromWorker = { id: number; answer: Answer };

let answerer: QueryAnswerer | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'ask') {
    void answerer?.ask(data);
    return;
  }
  answerer = new QueryAnswerer({
    addresses: data.addresses,
    fetchJson: async (address) => (await fetch(address)).json(),
    answer: (id, answer) => postMessage({ id, answer } satisfies FromWorker),
  });
  void answerer.start(JSON.parse(data.names) as NamesFile);
});
