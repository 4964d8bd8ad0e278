import type { Unseen } from '@panggung/client';
import { type NotificationTab, notificationMessages, notificationTabs } from '@panggung/core';
import { Tabs, type TabsProps } from '../ui/tabs.js';
import { useWords } from '../ui/use-words.js';

export interface NotificationTabsProps
  extends Pick<TabsProps<NotificationTab>, 'id' | 'tab' | 'onTabChange'> {
  unseen: Unseen;
}

/** The two tabs, and which of them has news. D-15. */
export function NotificationTabs({ unseen, ...rest }: NotificationTabsProps) {
  const words = useWords(notificationMessages);
  return (
    <div className="panggung-notifications__tabs">
      <Tabs {...rest} label={words.notifications} tabs={notificationTabs}>
        {(name) => (
          <>
            {words[name]}
            {unseen[name] && name !== rest.tab && (
              <span className="panggung-notifications__mark">
                <span className="panggung-hidden"> ({words.has_new})</span>
              </span>
            )}
          </>
        )}
      </Tabs>
    </div>
  );
}
