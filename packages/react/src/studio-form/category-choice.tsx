import { getCategories } from '@panggung/client';
import { studioFormMessages } from '@panggung/core';
import { usePanggung } from '../ui/panggung-provider.js';
import { Select } from '../ui/select.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

export interface CategoryChoiceProps {
  name: string;
  value: string;
  error?: string | undefined;
  onValueChange: (value: string) => void;
}

/** The kind of show, from the API's list. M-23, M-63. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const words = useWords(studioFormMessages);
  const categories = getCategories(usePanggung());
  const loaded = useStore(categories.$all);
  const known = 'value' in loaded ? loaded.value : undefined;
  const options = (known ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = props.value === '' || options.some(({ value }) => value === props.value);
  return (
    <Select
      label={words.category}
      placeholder={words.choose}
      // What was chosen before must not vanish while the list is on its way.
      options={isListed ? options : [{ value: props.value, label: known ? props.value : '…' }, ...options]}
      hint={
        loaded.status === 'failed' && !known ? (
          <button
            type="button"
            className="panggung-studio-form__retry"
            onClick={() => void categories.reload()}
          >
            {words.retry}
          </button>
        ) : undefined
      }
      {...props}
    />
  );
}
