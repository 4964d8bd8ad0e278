import { fill, type Receiver, receiverMessages, receiverProblem, type Show } from '@panggung/core';
import { type FormEvent, useState } from 'react';
import { Avatar } from '../avatar.js';
import { Button } from '../button.js';
import { Field } from '../field.js';
import { Icon } from '../icon.js';
import { mailShape } from '../icon-form.js';
import { usePanggung } from '../panggung-provider.js';
import { useStore } from '../use-store.js';
import { useWords } from '../use-words.js';
import { ReceiverNotice } from './receiver-notice.js';
import { useReceiverCheck } from './use-receiver-check.js';

export interface ReceiverCheckProps {
  /** What a ticket is given for. */
  show: Pick<Show, 'id' | 'video_status'>;
  /** What the button says that goes on with whoever was found. */
  actionLabel: string;
  /** Goes on with them already. @default false */
  isBusy?: boolean;
  onReceiver: (receiver: Receiver) => void;
  /** Says what went wrong, in the widget's snackbar. */
  onWarn: (text: string) => void;
}

type Problem = 'email_required' | 'email_invalid' | 'account_not_found';

/** What is wrong with an address that was left; one's own is told of when it is checked. L-19 to L-21. */
function useOwnProblem(email: string): Problem | null {
  const own = useStore(usePanggung().session.$person)?.email ?? '';
  return receiverProblem(email, own);
}

/**
 * Finds who gets a ticket: by the address of an account, whose profile is whole and which has no ticket yet. L-19 to
 * L-28.
 */
export function ReceiverCheck({ show, actionLabel, isBusy = false, onReceiver, onWarn }: ReceiverCheckProps) {
  const words = useWords(receiverMessages);
  const { check, snapshot } = useReceiverCheck(show, () => onWarn(words.failed));
  const { state, email, receiver } = snapshot;
  const [isLeft, leave] = useState(false);
  const problem = useOwnProblem(email);
  const isMistyped = problem !== null && problem !== 'account_not_found';
  const error = state === 'absent' ? 'account_not_found' : isLeft && isMistyped ? problem : null;
  const isFound = state === 'found' && receiver !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave(true);
    if (!isMistyped) check.check();
  };
  return (
    <form className="panggung-receiver" noValidate onSubmit={submit} data-state={state}>
      <div className="panggung-receiver__ask">
        <Field
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          error={error ? words[error] : undefined}
          hint={words.hint}
          icon={<Icon shape={mailShape} size={16} />}
          onChange={({ currentTarget }) => {
            leave(false);
            check.type(currentTarget.value);
          }}
          onBlur={() => leave(email !== '')}
        />
        <Button type="submit" variant="secondary" isCaps isLoading={state === 'checking'}>
          {words.check}
        </Button>
      </div>
      <div className="panggung-receiver__found" role="status">
        {isFound && <Found receiver={receiver} />}
      </div>
      <Button
        size="large"
        isBlock
        isCaps
        disabled={!isFound}
        isLoading={isBusy}
        onClick={() => receiver && onReceiver(receiver)}
      >
        {actionLabel}
      </Button>
      <ReceiverNotice state={state} onClose={check.close} />
    </form>
  );
}

function Found({ receiver: { full_name, url_photo } }: { receiver: Receiver }) {
  const words = useWords(receiverMessages);
  const name = String(full_name ?? '');
  return (
    <>
      <Avatar name={name} src={url_photo} />
      <p>{fill(words.found, { name })}</p>
    </>
  );
}
