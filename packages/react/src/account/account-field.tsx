import { normalEmail } from '@panggung/core';
import type { ChangeEvent, ReactNode } from 'react';
import { Field } from '../ui/field.js';
import { Icon } from '../ui/icon.js';
import { lockShape, mailShape } from '../ui/icon-form.js';
import { PasswordField } from '../ui/password-field.js';
import { useAccountWords } from './account-words.js';
import type { AccountScreen, FieldName } from './use-account.js';
import type { Form } from './use-form.js';

export interface AccountFieldProps<Name extends FieldName = FieldName> {
  name: Name;
  label: string;
  screen: AccountScreen;
  form: Form<Name>;
  hint?: ReactNode;
  autoComplete: string;
}

/** What every field of a form shares. */
function useField<Name extends FieldName>({ name, label, screen, form, hint }: AccountFieldProps<Name>) {
  const edit = (text: string) => {
    form.edit(name);
    screen.type(name, text);
  };
  return {
    edit,
    shared: {
      name,
      hint,
      label,
      value: screen.fields[name],
      error: form.errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => edit(event.currentTarget.value),
    },
  };
}

/** A line of text. */
export function TextField<Name extends FieldName>(props: AccountFieldProps<Name> & { maxLength: number }) {
  const { shared } = useField(props);
  return <Field {...shared} autoComplete={props.autoComplete} maxLength={props.maxLength} />;
}

/** An address, in lower case as it is typed. B-14. */
export function EmailField(props: Omit<AccountFieldProps<'email'>, 'name' | 'label' | 'autoComplete'>) {
  const { shared, edit } = useField({
    ...props,
    name: 'email',
    label: useAccountWords().email,
    autoComplete: 'username',
  });
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = normalEmail(input.value);
    // Where the state stays as it was, nothing else would put the letters right.
    if (text !== input.value) input.value = text;
    edit(text);
  };
  return (
    <Field
      {...shared}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      icon={<Icon shape={mailShape} size={16} />}
      onChange={type}
    />
  );
}

/** A password, hidden until it is asked for. B-03. */
export function SecretField<Name extends FieldName>(
  props: AccountFieldProps<Name> & { autoComplete: 'current-password' | 'new-password' },
) {
  const words = useAccountWords();
  const { shared } = useField(props);
  return (
    <PasswordField
      {...shared}
      autoComplete={props.autoComplete}
      showLabel={words.show_password}
      hideLabel={words.hide_password}
      maxLength={1000}
      icon={<Icon shape={lockShape} size={16} />}
    />
  );
}
