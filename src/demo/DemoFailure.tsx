const TEXTS = {
  lost: 'This demo could not be loaded. Check your connection and reload the page.',
  broken: 'This demo stopped working. The page itself is not affected.',
} as const;

/** What stands on a stage instead of a demo that did not arrive, or threw. */
export function DemoFailure({ kind }: { kind: keyof typeof TEXTS }) {
  return (
    <p className="stage-failed" role="alert">
      {TEXTS[kind]}
    </p>
  );
}
