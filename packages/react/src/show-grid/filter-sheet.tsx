import { showFilterMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { ChipGroup } from '../ui/chip-group.js';
import { Dialog } from '../ui/dialog.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { CategoryChips, type ChipsProps } from './category-chips.js';
import type { FilterButtonProps } from './filter-button.js';

/** The statuses one can filter by. E-04. */
const statuses = ['WAITING', 'LIVE', 'ENDED'] as const;

export interface FilterSheetProps extends FilterButtonProps {
  onClose: () => void;
}

/** Chooses what shows are wanted; nothing is asked for before APPLY FILTER is pressed. E-02 to E-05. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const words = useWords(showFilterMessages);
  const [draft, setDraft] = useState(filter);
  const isClear = Object.keys(draft).length === 0;
  const apply = () => {
    onClose();
    onApply(draft);
  };
  return (
    <Dialog title={words.filter} closeLabel={words.close} onClose={onClose}>
      <div className="panggung-filter-sheet">
        <CategoryChips filter={draft} onFilterChange={setDraft} />
        <StatusChips filter={draft} onFilterChange={setDraft} />
        <div className="panggung-filter-sheet__actions">
          <Button isBlock isCaps onClick={apply}>
            {words.apply}
          </Button>
          <div className="panggung-filter-sheet__clear">
            {!isClear && <Clear onClear={() => setDraft({})} />}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const words = useWords(showFilterMessages);
  const part = useFocusHeir<HTMLParagraphElement>();
  return (
    <p ref={part}>
      <Button variant="text" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}

function StatusChips({ filter, onFilterChange }: ChipsProps) {
  const words = useWords(showFilterMessages);
  const { video_status, ...rest } = filter;
  return (
    <ChipGroup
      label={words.status}
      options={statuses.map((value) => ({ value, label: words[value] }))}
      value={video_status}
      onValueChange={(value) => onFilterChange({ ...rest, ...(value && { video_status: value }) })}
    />
  );
}
