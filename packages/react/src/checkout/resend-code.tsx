import type { Checkout } from '@panggung/client';
import { toApiError } from '@panggung/client';
import type { ClientErrorCode } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useCheckoutWords } from './checkout-words.js';
import { problemSentence } from './problem-sentence.js';

type Resending = 'idle' | 'sending' | 'sent' | ClientErrorCode;

/** A way to the payment code for somebody who has a ticket already and lost it. */
export function ResendCode({ checkout }: { checkout: Checkout }) {
  const words = useCheckoutWords();
  const [state, setState] = useState<Resending>('idle');
  const send = () => {
    setState('sending');
    checkout.resendCode().then(
      () => setState('sent'),
      (thrown) => setState(toApiError(thrown).code),
    );
  };
  const isIdle = state === 'idle' || state === 'sending';
  return (
    <div className="panggung-checkout__resend">
      {state !== 'sent' && (
        <Button variant="secondary" size="small" isLoading={state === 'sending'} onClick={send}>
          {words.resend_code}
        </Button>
      )}
      <p role="status" className="panggung-checkout__note">
        {state === 'sent' ? words.code_resent : isIdle ? '' : problemSentence(state, words)}
      </p>
    </div>
  );
}
