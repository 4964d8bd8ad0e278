import {
  type AccountFailure,
  type AccountResult,
  createEmailCheck,
  createReferralCheck,
} from '@panggung/client';
import {
  confirmProblem,
  emailProblem,
  fill,
  normalEmail,
  passwordProblem,
  requiredProblem,
} from '@panggung/core';
import { EmailField, SecretField, TextField } from './account-field.js';
import { useFailureText } from './account-words.js';
import { EmailHint } from './email-hint.js';
import { GoogleButton } from './google-button.js';
import { Or, PanelHead, PanelLink } from './panel.js';
import { usePanelWords } from './panel-words.js';
import { ReferralField } from './referral-field.js';
import { SubmitButton } from './submit-button.js';
import type { AccountFields, AccountScreen, FieldName, PanelProps } from './use-account.js';
import { type Form, useForm } from './use-form.js';
import { useLiveCheck } from './use-live-check.js';
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

type RegisterField = Exclude<FieldName, 'password'>;

/** What is wrong with what was typed, as message keys. B-12 to B-22. */
function problemsOf(fields: AccountFields) {
  return {
    email: emailProblem(fields.email),
    referral: null,
    first_name: requiredProblem(fields.first_name),
    last_name: requiredProblem(fields.last_name),
    new_password: passwordProblem(fields.new_password),
    confirm_password: confirmProblem(fields.confirm_password, fields.new_password),
  };
}

/** What the form holds and what the server says of it while one types. */
function useRegistration({ screen }: PanelProps, onSubmit: () => void) {
  const words = usePanelWords();
  const { fields } = screen;
  const keys = problemsOf(fields);
  const emailStatus = useLiveCheck(createEmailCheck, keys.email ? null : normalEmail(fields.email));
  const referralStatus = useLiveCheck(createReferralCheck, fields.referral.trim() || null);
  const said = Object.entries(keys).map(([name, key]) => [name, key && words[key]]);
  const form = useForm<RegisterField>({
    problems: Object.fromEntries(said),
    live: {
      email: emailStatus === 'found' ? words.email_exists : null,
      referral: referralStatus === 'missing' ? words.referral_invalid : null,
    },
    onSubmit,
  });
  return { form, emailStatus, referralStatus };
}

/** The names side by side, and the password twice. */
function PersonFields({ screen, form }: { screen: AccountScreen; form: Form<RegisterField> }) {
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

/** The way to an account. B-08, B-09, AMB-040. */
export function RegisterPanel(props: PanelProps) {
  const { screen, onSignedIn, siteName } = props;
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
  const { form, emailStatus, referralStatus } = useRegistration(props, submission.submit);

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
