import { SecretField, TextField } from './account-field.js';
import { usePanelWords } from './panel-words.js';
import type { AccountScreen } from './use-account.js';
import type { Form } from './use-form.js';
import type { RegisterField } from './use-registration.js';

/** The names side by side, and the password twice. */
export function PersonFields({ screen, form }: { screen: AccountScreen; form: Form<RegisterField> }) {
  const words = usePanelWords();
  const shared = { screen, form, maxLength: 100 };
  const secret = { screen, form, autoComplete: 'new-password' } as const;
  return (
    <>
      <div className="panggung-account__pair">
        <TextField {...shared} name="first_name" label={words.first_name} autoComplete="given-name" />
        <TextField {...shared} name="last_name" label={words.last_name} autoComplete="family-name" />
      </div>
      <SecretField {...secret} name="new_password" label={words.new_password} hint={words.password_hint} />
      <SecretField {...secret} name="confirm_password" label={words.confirm_password} />
    </>
  );
}
