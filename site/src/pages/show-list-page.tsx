import { showFilterMessages, showMessages, videoStatuses } from '@panggung/core';
import { ShowGrid } from '@panggung/react';
import { useSettings, useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';
import { useShowList } from '../use-show-list.js';

/** What the list is called: by its status, where it has one that is known. */
function useTitle(status: string | undefined): string {
  const { language } = useSettings();
  const words = useShellWords();
  const known = videoStatuses.find((each) => each === status);
  return known ? { ...showMessages[language], ...showFilterMessages[language] }[known] : words.all_shows;
}

/** All shows, or those of one status and category, eight a page. A-17, E-01 to E-07, AMB-016. */
export function ShowListPage() {
  const list = useShowList();
  return (
    <section className="site-wrap site-list">
      <ShowGrid heading={useTitle(list.status)} headingLevel={1} {...list} {...useShowLinks()} />
    </section>
  );
}
