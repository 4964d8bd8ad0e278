import { showMessages } from '@panggung/core';
import { Component, type ReactNode } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';
import { useWords } from './use-words.js';

function Broken({ onRetry }: { onRetry: () => void }) {
  const words = useWords(showMessages);
  return (
    <Notice
      title={words.show_failed}
      isAlert
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}

interface Props {
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/** Keeps a mistake of ours inside the widget: the page around it, and the other widgets, live on. */
export class ErrorBoundary extends Component<Props, State> {
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
    return <Broken onRetry={() => this.setState({ isBroken: false })} />;
  }
}
