import { getCategories } from '@panggung/client';
import { type Category, sameId, showFilterMessages, soundRecords } from '@panggung/core';
import { Button } from '../ui/button.js';
import { ChipGroup } from '../ui/chip-group.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { GridFilter } from './show-list-query.js';

/** For what chooses one part of a filter, and leaves the rest of it. */
export interface ChipsProps {
  filter: GridFilter;
  onFilterChange: (filter: GridFilter) => void;
}

const inLowerCase = (text: unknown) => String(text).toLowerCase();

/** Whether a category is the one that is filtered by, whichever way it was named. */
function isChosen({ id, name }: Category, { room_category_id, category_name }: GridFilter): boolean {
  if (category_name !== undefined) return inLowerCase(category_name) === inLowerCase(name);
  return sameId(id, room_category_id);
}

/** The categories there are, to choose one. E-03. */
export function CategoryChips({ filter, onFilterChange }: ChipsProps) {
  const words = useWords(showFilterMessages);
  const categories = getCategories(usePanggung());
  const loaded = useStore(categories.$all);
  const known = 'value' in loaded ? loaded.value : undefined;
  if (!known && loaded.status === 'failed') return <Failed onRetry={() => void categories.reload()} />;
  const named = soundRecords(known ?? []).filter(({ name }) => name);
  const { room_category_id, category_name, ...rest } = filter;
  return (
    <ChipGroup
      label={words.category}
      options={named.map(({ id, name }) => ({ value: String(id), label: String(name) }))}
      value={named.filter((category) => isChosen(category, filter)).map(({ id }) => String(id))[0]}
      onValueChange={(value) => onFilterChange({ ...rest, ...(value && { room_category_id: value }) })}
    >
      {!known && <Skeleton kind="button" width={70} />}
    </ChipGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(showFilterMessages);
  const part = useFocusHeir<HTMLDivElement>();
  return (
    <div ref={part} className="panggung-filter-sheet__failed" role="alert">
      <p>{words.categories_failed}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
