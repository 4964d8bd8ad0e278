import type { AccountPanel } from '@panggung/core';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { mayTakeFocus } from '../ui/may-take-focus.js';
import type { AccountScreen } from './use-account.js';

/** Whether the person is past the first panel: then the focus goes along. */
export const HasMovedContext = createContext(false);

/** A panel's heading, and a line under it. */
export function PanelHead({ title, lead }: { title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(useContext(HasMovedContext));
  useLayoutEffect(() => {
    if (!hasMoved.current || !heading.current || !mayTakeFocus(heading.current)) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <header className="panggung-account__head">
      <h2 ref={heading} className="panggung-account__title" tabIndex={hasMoved.current ? -1 : undefined}>
        {title}
      </h2>
      {lead && <p className="panggung-account__lead">{lead}</p>}
    </header>
  );
}

/** Between two ways to the same end. */
export function Or({ word }: { word: string }) {
  return <p className="panggung-account__or">{word}</p>;
}

/** The way to another panel, in the same place. A-03. */
export function PanelLink({
  screen,
  to,
  before,
  children,
}: {
  screen: AccountScreen;
  to: AccountPanel;
  before?: string;
  children: string;
}) {
  return (
    <p className="panggung-account__else">
      {before}{' '}
      <button type="button" className="panggung-account__link" onClick={() => screen.go(to)}>
        {children}
      </button>
    </p>
  );
}
