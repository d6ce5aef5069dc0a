/** What stands on a stage instead of a demo: one that did not arrive, or one that threw. */
export const failureTexts = {
  lost: 'This demo could not be loaded. Check your connection and reload the page.',
  broken: 'This demo stopped working. The page itself is not affected.',
} as const;
