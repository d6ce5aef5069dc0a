import { Component, type ReactNode } from 'react';

type Props = { onError: (error: unknown) => void; instead: ReactNode; children: ReactNode };
type State = { isBroken: boolean };

/** Draws something else instead of what throws, and tells the error. */
export class LiveBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
