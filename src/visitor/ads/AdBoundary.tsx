import { Component, type ReactNode } from 'react';

type Props = { onCrash: () => void; children: ReactNode };

/** Shows nothing in place of an ad that cannot be drawn, and says so once. */
export class AdBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
