import { railMessages } from '@panggung/core';
import { useId } from 'react';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import type { RailHeadProps } from './rail-head.js';
import type { ShowRailProps } from './show-rail.js';
import { sectionNameOf, sectionOf } from './use-show-rail.js';

const isWhole = /^([a-z]+:)?\/\//i;

/** What stands above the cards: the section's own, unless it was told otherwise. */
export function useRailHead(props: ShowRailProps): RailHeadProps {
  const { heading, seeAll = sectionOf(props).seeAll, onListOpen } = props;
  const section = sectionNameOf(props);
  const words = useWords(railMessages);
  const id = useId();
  const href = useSiteHref(seeAll ?? '');
  return {
    id,
    heading: heading ?? (section && words[section]),
    seeAllHref: seeAll && isWhole.test(seeAll) ? seeAll : seeAll && href,
    onListOpen,
  };
}
