import { useStore } from '@nanostores/react';
import type { Id } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { usePageTitle } from './shell/use-page-title.js';

/** Titles the page with the show's name. A-61. */
export function useShowTitle(id: Id): void {
  const show = useStore(usePanggung().shows.one(id));
  usePageTitle('value' in show ? show.value?.name : undefined);
}
