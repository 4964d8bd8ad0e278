import { showFilterMessages } from '@panggung/core';
import { useState } from 'react';
import { Chip } from '../ui/chip.js';
import { filterShape, Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import type { GridFilter } from './show-list-query.js';

const FilterSheet = onDemand(async () => (await import('./filter-sheet.js')).FilterSheet);

export interface FilterButtonProps {
  filter: GridFilter;
  onApply: (filter: GridFilter) => void;
}

/** Opens the filter, and tells how much of it is on. E-02. */
export function FilterButton({ filter, onApply }: FilterButtonProps) {
  const words = useWords(showFilterMessages);
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filter).length;
  return (
    <>
      <Chip
        className="panggung-show-grid__filter"
        aria-haspopup="dialog"
        onPointerEnter={FilterSheet.fetch}
        onFocusCapture={FilterSheet.fetch}
        onClick={() => setOpen(true)}
      >
        <Icon shape={filterShape} size={16} />
        {words.filter}
        {count > 0 && <Chosen count={count} />}
      </Chip>
      {isOpen && <FilterSheet filter={filter} onApply={onApply} onClose={() => setOpen(false)} />}
    </>
  );
}

function Chosen({ count }: { count: number }) {
  const words = useWords(showFilterMessages);
  return (
    <>
      {' '}
      <b className="panggung-show-grid__count">{count}</b>{' '}
      <span className="panggung-hidden">{words.chosen}</span>
    </>
  );
}
