import { Component, type ReactNode } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { emit, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';

type Props = { name: string; children: ReactNode };
type State = { failure?: 'lost' | 'broken' };

/** Keeps what a demo throws inside its own stage, and tells code that did not arrive from a demo that is broken. */
export class DemoBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isLostChunk(error) ? 'lost' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <DemoFailure kind={failure} /> : this.props.children;
  }
}

/** The bundler names an error so when a part of the code, such as a lazy component of the demo, could not be fetched. */
function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** What stands on a stage instead of a demo that did not arrive, or threw; both can be tried again. */
export function DemoFailure({ kind }: { kind: 'lost' | 'broken' }) {
  const translate = useTranslate();
  return (
    <>
      <p className="stage-failed" role="alert">
        {translate(`demo.${kind}`)}
      </p>
      <button
        type="button"
        className="pill"
        onClick={({ currentTarget }) => emit(currentTarget, RESTART_EVENT)}
      >
        {translate('demo.retry')}
      </button>
    </>
  );
}
