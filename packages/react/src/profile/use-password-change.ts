import { getSessionList, getUsers, toApiError } from '@panggung/client';
import { type ClientErrorCode, confirmProblem, passwordProblem, type User } from '@panggung/core';
import { useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

/** The three fields, in their order. P-23. */
export const passwordFields = ['current', 'next', 'confirm'] as const;
export type PasswordName = (typeof passwordFields)[number];

const empty = { current: '', next: '', confirm: '' };

/** What became of a press of the button; all but the first two are what the alert says. */
export type ChangeOutcome = 'changed' | 'busy' | 'password_incorrect' | 'user_not_found' | 'timed_out';

interface Refusal {
  code: ClientErrorCode;
  /** What says the same where an answer carries no code. */
  message: string;
  outcome: ChangeOutcome;
}

const refusals: readonly Refusal[] = [
  // P-28
  {
    code: 'password_incorrect',
    message: 'User Id or Password is incorrect',
    outcome: 'password_incorrect',
  },
  // P-29
  { code: 'account_not_found', message: 'Your requested Item is not found', outcome: 'user_not_found' },
];

/** What an answer reads as; anything else is a connection that timed out. P-28 to P-30. */
function outcomeOf(thrown: unknown): ChangeOutcome {
  const { code, message } = toApiError(thrown);
  const refusal =
    refusals.find((known) => known.code === code) ?? refusals.find((known) => known.message === message);
  return refusal?.outcome ?? 'timed_out';
}

/** The change behind the form; what is typed stays in this screen and goes nowhere else. */
export function usePasswordChange(person: User) {
  const panggung = usePanggung();
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<readonly PasswordName[]>([]);
  const [state, setState] = useState<'idle' | 'changing' | 'changed'>('idle');
  const isUnderway = useRef(false);
  const problems = {
    current: passwordProblem(typed.current),
    next: passwordProblem(typed.next),
    confirm: confirmProblem(typed.confirm, typed.next),
  };

  return {
    typed,
    state,
    isValid: Object.values(problems).every((problem) => problem === null),
    problemOf: (name: PasswordName) => (left.includes(name) ? problems[name] : null),
    type(name: PasswordName, text: string) {
      setTyped({ ...typed, [name]: text });
      setLeft(left.filter((other) => other !== name));
    },
    leave(name: PasswordName) {
      const hasBegun = Object.values(typed).some((text) => text !== '') || left.length > 0;
      if (hasBegun) setLeft([...left, name]);
    },
    async change(): Promise<ChangeOutcome> {
      // The page moves on in a moment: a second press has nothing to change.
      if (isUnderway.current || state === 'changed') return 'busy';
      isUnderway.current = true;
      setState('changing');
      try {
        const change = { last_password: typed.current, password: typed.next };
        await getUsers(panggung).changePassword(person, change);
        void getSessionList(panggung, person.id).reload();
        setTyped(empty);
        setLeft([]);
        setState('changed');
        return 'changed';
      } catch (thrown) {
        setState('idle');
        return outcomeOf(thrown);
      } finally {
        isUnderway.current = false;
      }
    },
  };
}
