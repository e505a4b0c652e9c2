import { Component, type ReactNode } from 'react';

type OptionalBoundaryProps = { fallback?: ReactNode; children: ReactNode };

/**
 * An error boundary around non-essential parts: if their code or texts fail to load, they are left
 * out. React reports the error.
 */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
