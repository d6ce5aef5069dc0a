import { Component, type ReactNode } from 'react';
import { DemoFailure } from './DemoFailure.tsx';

type Props = { name: string; children: ReactNode };

/** Keeps what a demo throws inside its own stage. */
export class DemoBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <DemoFailure kind="broken" /> : this.props.children;
  }
}
