import type { FormEvent } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { FormActions } from '../ui/form-actions.js';
import { PasswordField } from '../ui/password-field.js';
import { useFormWords } from './form-words.js';
import type { ScreenProps } from './profile.js';
import { ProfileForm } from './profile-form.js';
import { type PasswordName, passwordFields, usePasswordChange } from './use-password-change.js';

const labels = {
  current: 'current_password',
  next: 'new_password',
  confirm: 'confirm_password',
} as const satisfies Record<PasswordName, string>;

/** Another password, for those who know the present one. P-23 to P-31. */
export function PasswordScreen({ person, onDone }: ScreenProps) {
  const words = useFormWords();
  const { alert, show: complain } = useAlert();
  const { typed, state, isValid, problemOf, type, leave, change } = usePasswordChange(person);
  const isChanging = state === 'changing';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    complain('');
    const outcome = await change();
    if (outcome === 'changed') onDone(words.password_changed);
    else if (outcome !== 'busy') complain(words[outcome]);
  };
  return (
    <ProfileForm onSubmit={submit}>
      {/* A password manager must know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={person.email ?? ''} />
      {passwordFields.map((name) => {
        const problem = problemOf(name);
        return (
          <PasswordField
            key={name}
            label={words[labels[name]]}
            name={name}
            autoComplete={name === 'current' ? 'current-password' : 'new-password'}
            maxLength={1000}
            value={typed[name]}
            error={problem ? words[problem] : undefined}
            showLabel={words.show_password}
            hideLabel={words.hide_password}
            onChange={(event) => type(name, event.currentTarget.value)}
            onBlur={() => leave(name)}
          />
        );
      })}
      <p className="panggung-profile__note">{words.password_help}</p>
      {alert}
      <FormActions>
        <Button type="submit" disabled={!isValid && !isChanging} isLoading={isChanging}>
          {words.change}
        </Button>
      </FormActions>
    </ProfileForm>
  );
}
