import { createEmailCheck, createReferralCheck } from '@panggung/client';
import { confirmProblem, emailProblem, normalEmail, passwordProblem, requiredProblem } from '@panggung/core';
import { usePanelWords } from './panel-words.js';
import type { AccountFields, FieldName } from './use-account.js';
import { useForm } from './use-form.js';
import { useLiveCheck } from './use-live-check.js';

/** What one is asked for when one registers. */
export type RegisterField = Exclude<FieldName, 'password'>;

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
export function useRegistration(fields: AccountFields, onSubmit: () => void) {
  const words = usePanelWords();
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
