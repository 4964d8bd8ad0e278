import { getMaster, type Loadable } from '@panggung/client';
import type { ReactNode } from 'react';
import { Combobox } from '../ui/combobox.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Select, type SelectOption } from '../ui/select.js';
import { useStore } from '../ui/use-store.js';
import { useFormWords } from './form-words.js';
import { useProfileWords } from './profile-words.js';

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

/** The list, and the value itself where the list does not have it: what was chosen before must not vanish. AMB-174. */
function optionsOf<T>(
  loaded: Loadable<T[]>,
  value: string,
  toOption: (one: T) => SelectOption,
): readonly SelectOption[] {
  const list = 'value' in loaded ? loaded.value : undefined;
  const options = (list ?? []).map(toOption);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: list ? value : '…' }, ...options];
}

/** Where the list did not come: it can be asked for again, and the rest of the form goes on. P-18. */
function FailedHint({ loaded, onReload }: { loaded: Loadable<unknown>; onReload: () => void }): ReactNode {
  const words = useProfileWords();
  if (loaded.status !== 'failed' || loaded.value) return null;
  return (
    <span className="panggung-profile__hint">
      <span>{words.failed}</span>{' '}
      <button type="button" onClick={onReload}>
        {words.reload}
      </button>
    </span>
  );
}

/** The kind of work, from the API's list. P-15. */
export function WorkChoice({ value, onChange }: ChoiceProps) {
  const words = useProfileWords();
  const formWords = useFormWords();
  const { works } = getMaster(usePanggung());
  const loaded = useStore(works.$value);
  const options = optionsOf(loaded, value, ({ id, label }) => ({ value: String(id), label }));
  return (
    <Select
      label={words.work}
      autoComplete="organization-title"
      value={value}
      options={options}
      placeholder={formWords.choose}
      hint={<FailedHint loaded={loaded} onReload={works.reload} />}
      onValueChange={onChange}
    />
  );
}

/** The regency or city, found by typing part of its name. P-15. */
export function CityChoice({ value, onChange }: ChoiceProps) {
  const words = useProfileWords();
  const formWords = useFormWords();
  const { cities } = getMaster(usePanggung());
  const loaded = useStore(cities.$value);
  const options = optionsOf(loaded, value, ({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Combobox
      label={words.city}
      value={value}
      options={options}
      placeholder={formWords.type_city}
      words={{ none: formWords.city_none, count: formWords.city_count, list: formWords.city_list }}
      hint={<FailedHint loaded={loaded} onReload={cities.reload} />}
      disabled={!('value' in loaded && loaded.value)}
      onValueChange={onChange}
    />
  );
}
