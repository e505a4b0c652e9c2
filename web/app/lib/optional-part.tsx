import { Component, type ReactNode } from 'react';

type OptionalPartProps = { fallback?: ReactNode; children: ReactNode };

/**
 * Around what the page can be used without: where its code or its words cannot be fetched, the
 * page stays as it is. React reports the failure.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
