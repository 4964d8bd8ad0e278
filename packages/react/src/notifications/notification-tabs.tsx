import type { Unseen } from '@panggung/client';
import { type NotificationTab, notificationMessages, notificationTabs } from '@panggung/core';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../ui/use-words.js';

/** The id of a tab, and that of the one panel below them. */
export const tabId = (id: string, tab: NotificationTab) => `${id}-${tab}`;
export const panelId = (id: string) => `${id}-panel`;

export interface NotificationTabsProps {
  id: string;
  tab: NotificationTab;
  unseen: Unseen;
  onTabChange: (tab: NotificationTab) => void;
}

const last = notificationTabs.length - 1;

/** Where a key leads from a tab: round, or to an end. */
const moves: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at === last ? 0 : at + 1),
  ArrowLeft: (at) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: () => last,
};

/** The two tabs, after the pattern of the ARIA Authoring Practices: arrows choose, Tab leads into the panel. D-15. */
export function NotificationTabs({ id, tab, unseen, onTabChange }: NotificationTabsProps) {
  const words = useWords(notificationMessages);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // With another key they are the browser's: Alt and an arrow lead back.
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = move(notificationTabs.indexOf(tab));
    onTabChange(notificationTabs[to] ?? tab);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div
      ref={list}
      className="panggung-notifications__tabs"
      role="tablist"
      aria-label={words.notifications}
      onKeyDown={onKeyDown}
    >
      {notificationTabs.map((name) => (
        <button
          key={name}
          id={tabId(id, name)}
          type="button"
          className="panggung-notifications__tab"
          part="tab"
          role="tab"
          tabIndex={name === tab ? 0 : -1}
          aria-selected={name === tab}
          aria-controls={panelId(id)}
          onClick={() => onTabChange(name)}
        >
          {words[name]}
          {unseen[name] && name !== tab && (
            <span className="panggung-notifications__mark">
              <span className="panggung-hidden"> ({words.has_new})</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
