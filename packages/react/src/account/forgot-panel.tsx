import { createEmailCheck } from '@panggung/client';
import { emailProblem, normalEmail } from '@panggung/core';
import { EmailField } from './account-field.js';
import { PanelHead, PanelLink } from './panel.js';
import { usePanelWords } from './panel-words.js';
import { SubmitButton } from './submit-button.js';
import type { PanelProps } from './use-account.js';
import { useForm } from './use-form.js';
import { checkHint, useLiveCheck } from './use-live-check.js';
import { useSubmission } from './use-submission.js';

/** A link to a new password, by mail. B-10, B-16, B-39, AMB-049. */
export function ForgotPanel({ screen }: PanelProps) {
  const words = usePanelWords();
  const { account, fields } = screen;
  const wrong = emailProblem(fields.email);
  const status = useLiveCheck(createEmailCheck, wrong ? null : normalEmail(fields.email));
  const submission = useSubmission(
    () => account.sendReset(fields.email),
    (result) => {
      if (result.status === 'done') screen.confirm(words.link_sent);
      const isUnknown = result.status === 'failed' && result.code === 'email_not_found';
      if (isUnknown) form.refuse('email', words.email_not_found);
      return isUnknown || result.status === 'done';
    },
  );
  const form = useForm({
    problems: { email: wrong && words[wrong] },
    live: { email: status === 'missing' ? words.email_not_found : null },
    onSubmit: submission.submit,
  });
  return (
    <>
      <PanelHead title={words.forgot} lead={words.forgot_lead} />
      <form className="panggung-account__form" {...form.frame}>
        <EmailField screen={screen} form={form} hint={checkHint(status, words)} />
        <SubmitButton form={form} submission={submission}>
          {words.check_email}
        </SubmitButton>
      </form>
      <PanelLink screen={screen} to="login">
        {words.back_to_login}
      </PanelLink>
    </>
  );
}
