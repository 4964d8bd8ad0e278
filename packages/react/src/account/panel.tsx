import type { AccountPanel } from '@panggung/core';
import type { ReactNode } from 'react';
import type { AccountScreen } from './use-account.js';

/** A panel's heading, and a line under it. */
export function PanelHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="panggung-account__head">
      <h2 className="panggung-account__title">{title}</h2>
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
