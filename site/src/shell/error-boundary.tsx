import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn in the place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the page when a screen cannot be drawn, or its code not fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
