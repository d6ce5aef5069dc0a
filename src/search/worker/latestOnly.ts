/**
 * Hands on only the latest of what comes while there is no time for it: who types faster than answers come is not answered letter by
 * letter.
 * @param later runs a function behind everything that waits already
 */
export function latestOnly<T>(
  take: (value: T) => void,
  later: (run: () => void) => void,
): (value: T) => void {
  let waiting: { value: T } | undefined;
  const run = () => {
    const next = waiting;
    waiting = undefined;
    if (next) {
      take(next.value);
    }
  };
  return (value) => {
    if (!waiting) {
      later(run);
    }
    waiting = { value };
  };
}
