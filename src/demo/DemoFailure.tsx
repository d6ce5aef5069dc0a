import { failureTexts } from './failureTexts.ts';

/** What stands on a stage instead of a demo that did not arrive, or threw. */
export function DemoFailure({ kind }: { kind: keyof typeof failureTexts }) {
  return (
    <p className="stage-failed" role="alert">
      {failureTexts[kind]}
    </p>
  );
}
