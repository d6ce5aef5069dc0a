/**
 * Speech recognition for proofs: Chromium without a head has none. Import it before the Data Grid, which looks for the class as it
 * loads. It fires events when a proof says so, and never by itself, but for the end after `stop` and `abort`, as browsers do.
 */
type Heard = { transcript: string; isFinal?: boolean };
type ResultEvent = {
  resultIndex: number;
  results: ({ isFinal: boolean } & { transcript: string }[])[] | undefined;
};

export class Recognition {
  static all: Recognition[] = [];
  continuous = false;
  interimResults = false;
  isOn = false;
  onresult: ((event: ResultEvent) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string; message: string }) => void) | null = null;
  onsoundend: (() => void) | null = null;
  #lang = '';

  constructor() {
    Recognition.all.push(this);
  }

  /** Text, as in browsers: what is set becomes one. */
  get lang(): string {
    return this.#lang;
  }

  set lang(value: unknown) {
    this.#lang = String(value);
  }

  start(): void {
    this.isOn = true;
  }

  stop(): void {
    this.#end();
  }

  abort(): void {
    this.#end();
  }

  /** The results so far, of which those from `from` on are new. */
  hear(results: Heard[], from = 0): void {
    this.onresult?.({
      resultIndex: from,
      results: results.map(({ transcript, isFinal = false }) =>
        Object.assign([{ transcript }], { isFinal }),
      ),
    });
  }

  fail(error: string, message = ''): void {
    this.onerror?.({ error, message });
  }

  #end(): void {
    if (this.isOn) {
      this.isOn = false;
      this.onend?.();
    }
  }
}

Object.assign(globalThis, {
  hadSpeech: 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis,
  SpeechRecognition: Recognition,
});

/** The recognition of the field that was shown last. */
export function lastRecognition(): Recognition {
  const last = Recognition.all.at(-1);
  if (!last) {
    throw new Error('Nothing has created a speech recognition yet.');
  }
  return last;
}
