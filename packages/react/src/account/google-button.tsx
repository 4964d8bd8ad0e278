import type { Account, AccountResult } from '@panggung/client';
import { Button } from '../ui/button.js';
import { useSubmission } from './use-submission.js';

export interface GoogleButtonProps {
  label: string;
  account: Account;
  act: () => Promise<AccountResult>;
  /** Hears how it ended; true when it has said so itself. */
  onResult: (result: AccountResult) => boolean;
}

/**
 * The way in with a Google account; its SDK comes as soon as the button is aimed at. It works apart from the form: a
 * window that was forgotten keeps nobody from it. B-05, B-09.
 */
export function GoogleButton({ label, account, act, onResult }: GoogleButtonProps) {
  const { isWorking, submit } = useSubmission(act, onResult);
  return (
    <div className="panggung-account__google">
      <Button
        variant="secondary"
        isBlock
        isLoading={isWorking}
        onPointerEnter={account.prepare}
        onPointerDown={account.prepare}
        onFocus={account.prepare}
        onClick={submit}
      >
        {label}
      </Button>
    </div>
  );
}
