/**
 * Starts the work of a step before its turn, beside the step that runs meanwhile. Gives work for `showStep` that shows
 * what was printed until then and what still comes; its outcome tells how long all of it took.
 */
export function startAhead(work) {
  const started = performance.now();
  const lines = [];
  let show = (line) => lines.push(line);
  const running = work((line) => show(line)).then((outcome) => ({
    ...outcome,
    milliseconds: performance.now() - started,
  }));
  running.catch(() => {}); // told when its turn comes
  return (showLine) => {
    lines.forEach((line) => showLine(line));
    show = showLine;
    return running;
  };
}
