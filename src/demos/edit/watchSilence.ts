const PING_EVERY_MS = 1000;
/** Loops stop by themselves after five seconds and then answer; what is silent for longer does not come back. */
const SILENT_PINGS = 7;

/** Asks again and again whether someone is there, and tells once when nobody answered for long. Says how to note an answer, and to stop. */
export function watchSilence(
  ping: () => void,
  onSilent: () => void,
): { answered: () => void; stop: () => void } {
  let unanswered = 0;
  // Counted in pings, not in time: a computer that sleeps asks nobody.
  const timer = setInterval(() => {
    if (unanswered >= SILENT_PINGS) {
      clearInterval(timer);
      onSilent();
      return;
    }
    unanswered += 1;
    ping();
  }, PING_EVERY_MS);
  return {
    answered: () => {
      unanswered = 0;
    },
    stop: () => clearInterval(timer),
  };
}
