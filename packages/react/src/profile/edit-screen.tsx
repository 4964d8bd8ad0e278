import { BIRTH_DATE_MIN, genders, PROFILE_NAME_LENGTH, wibDay } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Field } from '../ui/field.js';
import { FormActions } from '../ui/form-actions.js';
import { Icon } from '../ui/icon.js';
import { LetterCount } from '../ui/letter-count.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { RadioGroup } from '../ui/radio-group.js';
import { useFirstError } from '../ui/use-first-error.js';
import { CityChoice, WorkChoice } from './choices.js';
import { useFormWords } from './form-words.js';
import type { ScreenProps } from './profile.js';
import { ProfileForm } from './profile-form.js';
import { callShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';
import { type ProfileEdit, useProfileEdit } from './use-profile-edit.js';

function useErrors({ problemOf }: ProfileEdit) {
  const words = useFormWords();
  return (name: 'full_name' | 'phone' | 'birth_date') => {
    const problem = problemOf(name);
    return problem && words[problem];
  };
}

/** Name, birth date, gender, work, city, phone, each with its rule. P-09 to P-15. */
function Fields({ edit }: { edit: ProfileEdit }) {
  const words = useProfileWords();
  const { clock } = usePanggung();
  const { fields, change, leave, leaveDate } = edit;
  const errorOf = useErrors(edit);
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        value={fields.full_name}
        error={errorOf('full_name')}
        aside={<LetterCount text={fields.full_name} most={PROFILE_NAME_LENGTH} />}
        onChange={(event) => change({ full_name: event.currentTarget.value })}
        onBlur={() => leave('full_name')}
      />
      <Field
        label={words.birth_date}
        type="date"
        name="bday"
        autoComplete="bday"
        min={BIRTH_DATE_MIN}
        max={wibDay(clock.now())}
        value={fields.birth_date}
        error={errorOf('birth_date')}
        onChange={(event) => change({ birth_date: event.currentTarget.value })}
        onBlur={(event) => leaveDate(event.currentTarget.validity.badInput)}
      />
      <RadioGroup
        label={words.gender}
        value={fields.gender}
        options={genders.map((value) => ({ value, label: words[value] }))}
        onValueChange={(gender) => change({ gender })}
      />
      <div className="panggung-profile__pair">
        <WorkChoice value={fields.work} onChange={(work) => change({ work })} />
        <CityChoice value={fields.city} onChange={(city) => change({ city })} />
      </div>
      <Field
        label={words.phone}
        type="tel"
        inputMode="numeric"
        name="tel"
        autoComplete="tel-national"
        icon={<Icon shape={callShape} size={16} />}
        value={fields.phone}
        error={errorOf('phone')}
        onChange={({ currentTarget: input }) => {
          // Also put back into the field: no drawing follows when nothing else has changed.
          input.value = input.value.replace(/\D/g, '');
          change({ phone: input.value });
        }}
        onBlur={() => leave('phone')}
      />
    </>
  );
}

/** A profile to change; what is typed waits through every screen until it is saved or dropped. P-09 to P-17. */
export function EditScreen({ person, way, onDone }: ScreenProps) {
  const words = useFormWords();
  const edit = useProfileEdit(person);
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useFirstError(form);
  const { alert, show: complain } = useAlert();
  const [isAsking, setAsking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    complain('');
    const outcome = await edit.save();
    if (outcome === 'invalid') showFirstError();
    if (outcome === 'failed') complain(words.update_failed);
    if (outcome === 'saved') onDone(words.updated, 'profile-saved');
  };
  const cancel = () => (edit.isChanged ? setAsking(true) : way.go('detail'));
  const discard = () => {
    edit.discard();
    way.go('detail');
  };
  return (
    <>
      <ProfileForm ref={form} onSubmit={submit}>
        <Fields edit={edit} />
        {alert}
        <FormActions>
          <Button variant="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" isLoading={edit.isSaving}>
            {words.update}
          </Button>
        </FormActions>
      </ProfileForm>
      {isAsking && (
        <ConfirmDialog
          title={words.draft_title}
          text={words.draft_text}
          keep={words.draft_keep}
          closeLabel={words.close}
          confirm={words.draft_discard}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
