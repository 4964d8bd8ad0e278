import { Component, type ReactNode } from 'react';
import { ShowFailed } from './notices.js';

export interface ErrorBoundaryProps {
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/** Keeps a mistake of ours inside the widget: the page around it, and the other widgets, live on. */
export class ErrorBoundary<Props extends ErrorBoundaryProps = ErrorBoundaryProps> extends Component<
  Props,
  State
> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    // The host's own error reporting should hear of it, as of any uncaught error.
    globalThis.reportError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <ShowFailed onRetry={() => this.setState({ isBroken: false })} />;
  }
}
