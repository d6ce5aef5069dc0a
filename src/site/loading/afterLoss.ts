/** What is known when a file of the page's build did not arrive. */
export type Loss = {
  /** Build of the page in view. */
  own: string | undefined;
  /** Build that the site says is deployed; undefined: it does not answer. */
  deployed: string | undefined;
  /** Address the visitor wants to see, and the one in view. */
  wanted: string;
  here: string;
  /** Whether this visit has gone there for this build before. */
  hasGone: boolean;
  isUnsaved: boolean;
  /** Whether the wanted page is kept for reading without a connection. */
  isKept: boolean;
};

/**
 * Goes to the wanted address, which brings the deployed build, or tries again. A page that nobody asked to leave is not reloaded
 * while it holds something unsaved.
 */
export function afterLoss(loss: Loss): 'go' | 'retry' {
  const { own, deployed, wanted, here, hasGone, isUnsaved, isKept } = loss;
  if (hasGone || (isUnsaved && wanted === here)) {
    return 'retry';
  }
  if (deployed === undefined) {
    return isKept && wanted !== here ? 'go' : 'retry';
  }
  return deployed === own ? 'retry' : 'go';
}

/** Whether an error says that a file did not arrive, in the words of the bundler, the router and the browsers. */
export function isLoss(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /failed to (?:fetch|load|lookup)|load failed|networkerror|importing a module|did not complete loading/i.test(
        error.message,
      ))
  );
}
