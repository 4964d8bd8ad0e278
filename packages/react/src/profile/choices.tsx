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

/** Keeps a value that the list does not have: what was chosen before must not vanish. AMB-174. */
function withValue(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: value }, ...options];
}

function optionsOf<T>(loaded: Loadable<T[]>, toOption: (one: T) => SelectOption): readonly SelectOption[] {
  return ('value' in loaded && loaded.value ? loaded.value : []).map(toOption);
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
  const options = optionsOf(loaded, ({ id, label }) => ({ value: String(id), label }));
  return (
    <Select
      label={words.work}
      autoComplete="organization-title"
      value={value}
      options={withValue(options, value)}
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
  const isHere = 'value' in loaded && loaded.value !== undefined;
  const options = optionsOf(loaded, ({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Combobox
      label={words.city}
      value={value}
      options={isHere ? withValue(options, value) : options}
      placeholder={formWords.type_city}
      words={{ none: formWords.city_none, count: formWords.city_count, list: formWords.city_list }}
      hint={<FailedHint loaded={loaded} onReload={cities.reload} />}
      disabled={!isHere}
      onValueChange={onChange}
    />
  );
}
