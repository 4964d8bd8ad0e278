import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface TabsProps<Tab extends string> {
  /** Names the tabs, and the one panel below them: {@link tabPanel}. */
  id: string;
  /** What they are tabs of. */
  label: string;
  tabs: readonly Tab[];
  /** The one that is open. */
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  /** What a tab says. */
  children: (tab: Tab) => ReactNode;
}

/** Where a key leads from a tab: round, or to an end. */
const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const tabId = (id: string, tab: string) => `${id}-${tab}`;
const panelId = (id: string) => `${id}-panel`;

/**
 * For the element that holds what the open tab is about.
 * @example <div {...tabPanel(id, tab)}>…</div>
 */
export function tabPanel(id: string, tab: string) {
  return { id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id, tab) } as const;
}

/** Tabs after the pattern of the ARIA Authoring Practices: arrows choose, Tab leads into the panel. */
export function Tabs<Tab extends string>({ id, label, tabs, tab, onTabChange, children }: TabsProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // With another key they are the browser's: Alt and an arrow lead back.
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = move(tabs.indexOf(tab), tabs.length - 1);
    onTabChange(tabs[to] ?? tab);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={list} className="panggung-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          id={tabId(id, name)}
          type="button"
          className="panggung-tabs__tab"
          part="tab"
          role="tab"
          tabIndex={name === tab ? 0 : -1}
          aria-selected={name === tab}
          aria-controls={panelId(id)}
          onClick={() => onTabChange(name)}
        >
          {children(name)}
        </button>
      ))}
    </div>
  );
}
