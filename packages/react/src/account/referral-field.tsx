import type { CheckStatus } from '@panggung/client';
import { useId } from 'react';
import { TextField } from './account-field.js';
import { usePanelWords } from './panel-words.js';
import type { AccountScreen } from './use-account.js';
import type { Form } from './use-form.js';
import { checkHint } from './use-live-check.js';

/** A field that is there and not seen until somebody says they have a code. B-08, B-23, AMB-042. */
export function ReferralField({
  screen,
  form,
  status,
}: {
  screen: AccountScreen;
  form: Form<'referral'>;
  status: CheckStatus;
}) {
  const words = usePanelWords();
  const id = useId();
  const { isReferralShown, toggleReferral } = screen;
  return (
    <div className="panggung-account__referral">
      <button
        type="button"
        className="panggung-account__link"
        aria-expanded={isReferralShown}
        aria-controls={id}
        onClick={toggleReferral}
      >
        {words.referral_open}
      </button>
      <div id={id} hidden={!isReferralShown}>
        <TextField
          name="referral"
          label={words.referral}
          autoComplete="off"
          maxLength={20}
          screen={screen}
          form={form}
          hint={status === 'found' ? words.referral_valid : checkHint(status, words)}
        />
      </div>
    </div>
  );
}
