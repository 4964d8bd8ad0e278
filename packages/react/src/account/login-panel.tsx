import type { AccountResult } from '@panggung/client';
import { emailProblem } from '@panggung/core';
import { useState } from 'react';
import { EmailField, SecretField } from './account-field.js';
import { useAccountWords } from './account-words.js';
import { GoogleButton } from './google-button.js';
import { UnverifiedDialog } from './later-panels.js';
import { Or, PanelHead, PanelLink } from './panel.js';
import { SubmitButton } from './submit-button.js';
import type { PanelProps } from './use-account.js';
import { useForm } from './use-form.js';
import { useSubmission } from './use-submission.js';

/** The way in. B-03 to B-07, AMB-037. */
export function LoginPanel({ screen, onSignedIn }: PanelProps) {
  const words = useAccountWords();
  const { account, fields } = screen;
  const { email, password } = fields;
  const [isUnverified, setUnverified] = useState(false);

  function end({ status }: AccountResult): boolean {
    if (status === 'signed_in') onSignedIn(null);
    setUnverified(status === 'unverified');
    return status !== 'failed';
  }

  const submission = useSubmission(() => account.login({ email, password }), end);
  const wrongEmail = emailProblem(email);
  const form = useForm({
    problems: {
      email: wrongEmail && words[wrongEmail],
      password: password === '' ? words.field_required : null,
    },
    onSubmit: submission.submit,
  });
  return (
    <>
      <PanelHead title={words.login} lead={words.login_lead} />
      <form className="panggung-account__form" {...form.frame}>
        <EmailField screen={screen} form={form} />
        <SecretField
          name="password"
          label={words.password}
          autoComplete="current-password"
          screen={screen}
          form={form}
        />
        <p className="panggung-account__forgot">
          <button type="button" className="panggung-account__aside" onClick={() => screen.go('forgot')}>
            {words.forgot}
          </button>
        </p>
        <SubmitButton form={form} submission={submission}>
          {words.login}
        </SubmitButton>
      </form>
      <Or word={words.or} />
      <GoogleButton
        label={words.login_with_google}
        account={account}
        act={account.loginWithGoogle}
        onResult={end}
      />
      <PanelLink screen={screen} to="register" before={words.no_account}>
        {words.register_now}
      </PanelLink>
      {isUnverified && <UnverifiedDialog screen={screen} onClose={() => setUnverified(false)} />}
    </>
  );
}
