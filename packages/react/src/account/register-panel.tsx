import type { AccountFailure, AccountResult } from '@panggung/client';
import { fill } from '@panggung/core';
import { EmailField } from './account-field.js';
import { useFailureText } from './account-words.js';
import { EmailHint } from './email-hint.js';
import { GoogleButton } from './google-button.js';
import { Or, PanelHead, PanelLink } from './panel.js';
import { usePanelWords } from './panel-words.js';
import { PersonFields } from './person-fields.js';
import { ReferralField } from './referral-field.js';
import { SubmitButton } from './submit-button.js';
import type { PanelProps } from './use-account.js';
import { type RegisterField, useRegistration } from './use-registration.js';
import { useSubmission } from './use-submission.js';

/** Refusals that belong to one field: they are said there, and the focus goes there. */
const places: Partial<Record<AccountFailure, RegisterField>> = {
  email_registered: 'email',
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'new_password',
  password_weak: 'new_password',
  referral_unknown: 'referral',
  last_name_missing: 'last_name',
};

/** The way to an account. B-08, B-09, AMB-040. */
export function RegisterPanel({ screen, onSignedIn, siteName }: PanelProps) {
  const { account, fields } = screen;
  const words = usePanelWords();
  const textOf = useFailureText();
  const submission = useSubmission(
    () =>
      account.register({
        email: fields.email,
        firstName: fields.first_name.trim(),
        lastName: fields.last_name.trim(),
        password: fields.new_password,
        confirmPassword: fields.confirm_password,
        referral: fields.referral.trim(),
      }),
    end,
  );
  const { form, emailStatus, referralStatus } = useRegistration(fields, submission.submit);

  function end(result: AccountResult): boolean {
    if (result.status === 'signed_in') onSignedIn(words.registered);
    if (result.status === 'unverified') {
      screen.confirm(result.problem ? words.registered : words.registered_verify);
      screen.enterNewPassword();
      screen.go('login');
    }
    const place = result.status === 'failed' && places[result.code];
    if (place) form.refuse(place, textOf(result) ?? '');
    return result.status !== 'failed' || result.code === 'last_name_missing';
  }

  return (
    <>
      <PanelHead title={words.register} lead={words.register_lead} />
      <GoogleButton
        label={words.register_with_google}
        account={account}
        act={() => account.registerWithGoogle({ referral: fields.referral, lastName: fields.last_name })}
        onResult={end}
      />
      <Or word={words.or} />
      <form className="panggung-account__form" {...form.frame}>
        <EmailField
          screen={screen}
          form={form}
          hint={
            <EmailHint
              email={fields.email}
              status={emailStatus}
              onTake={(text) => screen.type('email', text)}
            />
          }
        />
        <PersonFields screen={screen} form={form} />
        <ReferralField screen={screen} form={form} status={referralStatus} />
        <p className="panggung-account__consent">{fill(words.consent, { site: siteName })}</p>
        <SubmitButton form={form} submission={submission}>
          {words.register}
        </SubmitButton>
      </form>
      <PanelLink screen={screen} to="login" before={words.has_account}>
        {words.login}
      </PanelLink>
    </>
  );
}
