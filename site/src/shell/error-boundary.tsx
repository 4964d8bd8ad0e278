import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Where this is: somewhere else, it is tried again. */
  place: string;
  /** Drawn in the place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt: string | null;
}

/** Keeps the rest of the page when a screen cannot be drawn, or its code not fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failedAt }: ErrorBoundaryState) {
    if (failedAt === '') return { failedAt: place };
    return failedAt === place ? null : { failedAt: null };
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
