/** How long edited code may run without a pause, in ms. */
export const LONGEST_RUN_MS = 5000;

/** Thrown into code that runs without an end. */
export class EndlessError extends Error {
  override name = 'EndlessError';
}

type Clock = { now: () => number; soon: (run: () => void) => void };

const CLOCK: Clock = {
  now: () => performance.now(),
  soon: (run) => void setTimeout(run),
};

/** Gives the function that loops ask before each round: it throws when five seconds went by without a pause of the browser. */
export function createRunLimit({ now, soon }: Clock = CLOCK): () => void {
  let started: number | undefined;
  return () => {
    if (started === undefined) {
      started = now();
      soon(() => {
        started = undefined;
      });
    } else if (now() - started > LONGEST_RUN_MS) {
      throw new EndlessError();
    }
  };
}
