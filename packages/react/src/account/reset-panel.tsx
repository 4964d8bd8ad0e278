import { type Account, type AccountResult, isCodeInvalid } from '@panggung/client';
import { confirmProblem, fill, passwordProblem, REDIRECT_DELAY_MS } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { SecretField } from './account-field.js';
import { PanelHead, PanelLink } from './panel.js';
import { usePanelWords } from './panel-words.js';
import { SubmitButton } from './submit-button.js';
import type { PanelProps } from './use-account.js';
import { useForm } from './use-form.js';
import { useSubmission } from './use-submission.js';

/** What is known of the link's code. */
type CodeState = 'checking' | 'valid' | 'invalid' | 'used';

const NO_CODE: AccountResult = {
  status: 'failed',
  code: 'auth/invalid-action-code',
  message: null,
  retryAfter: null,
};

/** Asks about the code when the panel opens. AMB-051. */
function useCode(account: Account, code: string, onResult: (result: AccountResult) => void) {
  const [state, setState] = useState<CodeState>('checking');
  const [email, setEmail] = useState('');
  const latest = useRef(onResult);
  latest.current = onResult;
  useEffect(() => {
    let isWanted = true;
    const asked = code ? account.checkResetCode(code) : Promise.resolve(NO_CODE);
    asked.then((result) => {
      if (!isWanted) return;
      setState(isCodeInvalid(result) ? 'invalid' : 'valid');
      if (result.status === 'done') setEmail(result.email ?? '');
      latest.current(result);
    });
    return () => {
      isWanted = false;
    };
  }, [account, code]);
  return { state, setState, email };
}

/** After a moment to read that it is done, goes on to the login. B-40, S-10. */
function useLeaving(isDone: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => latest.current(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
}

/** A new password for whoever opened the link. B-11, B-40, B-43. */
export function ResetPanel({ screen, control }: PanelProps) {
  const words = usePanelWords();
  const { account, fields } = screen;
  const code = control.actionCode ?? '';

  function end(result: AccountResult): boolean {
    if (isCodeInvalid(result)) setState('invalid');
    if (result.status === 'done') {
      setState('used');
      screen.confirm(words.password_changed);
    }
    return result.status === 'done';
  }

  const submission = useSubmission(() => account.resetPassword({ code, password: fields.new_password }), end);
  const { session } = usePanggung();
  const { state, setState, email } = useCode(account, code, (result) => {
    if (result.status === 'failed') submission.say(result);
    // Whoever opened a good link is nobody until they have logged in with the new password. B-42.
    else if (session.$person.get()) void session.signOut();
  });
  useLeaving(state === 'used', () => {
    screen.enterNewPassword(email);
    screen.go('login');
  });
  const weak = passwordProblem(fields.new_password);
  const other = confirmProblem(fields.confirm_password, fields.new_password);
  const form = useForm({
    problems: { new_password: weak && words[weak], confirm_password: other && words[other] },
    onSubmit: submission.submit,
  });
  const isDead = state === 'invalid';
  const lead = email ? fill(words.reset_for, { email }) : words.reset_lead;
  const secret = { screen, form, autoComplete: 'new-password' } as const;
  return (
    <>
      <PanelHead title={words.reset} lead={isDead ? words.link_dead : lead} />
      {isDead && (
        <div className="panggung-account__dead">
          <Button isBlock onClick={() => screen.go('forgot')}>
            {words.ask_new_link}
          </Button>
        </div>
      )}
      <form className="panggung-account__form" {...form.frame}>
        <fieldset className="panggung-account__fields" disabled={isDead}>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <SecretField
            {...secret}
            name="new_password"
            label={words.new_password}
            hint={words.password_hint}
          />
          <SecretField {...secret} name="confirm_password" label={words.confirm_password} />
          <SubmitButton form={form} submission={submission} isBlocked={state !== 'valid'}>
            {words.change_password}
          </SubmitButton>
        </fieldset>
      </form>
      <PanelLink screen={screen} to="login">
        {words.back_to_login}
      </PanelLink>
    </>
  );
}
