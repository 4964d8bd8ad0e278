import { REDEEM_CODE, redeemCodeOf } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Papers } from './claim.js';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import type { PaymentTerms, ShowRow } from './payment-row.js';
import { givenAway } from './payment-terms.js';
import { isSameSecret } from './random.js';

/**
 * The terms of a ticket that a redeem code opens: the show's own code opens as many as there are seats, an issued one
 * opens one. AMB-087, I-12.
 * @param code as it is compared
 * @throws ApiError `redeem_code_wrong`, `redeem_code_used`
 */
export function redeemTerms(code: string) {
  return (show: ShowRow, _now: number, { code: issued }: Papers): PaymentTerms => {
    if (show.ticket_type !== 'free') throw wrongCode();
    if (!isShowCode(show, code)) {
      if (!issued) throw wrongCode();
      if (issued.payment_id !== null) {
        throw new ApiError('redeem_code_used', 'This redeem code has been used');
      }
    }
    return { ...givenAway, payment_type: REDEEM_CODE, redeem_code: code };
  };
}

/** Whether it is the code that the show's creator hands out. */
function isShowCode({ redeem_code }: Pick<ShowRow, 'redeem_code'>, code: string): boolean {
  const own = redeemCodeOf(redeem_code ?? '');
  return own !== '' && isSameSecret(code, own);
}

/** Whether a code would open a ticket of a show now: its own, or an issued one that nobody has used. */
export async function isOpen(
  database: Kysely<Tables>,
  { showId, code }: { showId: number; code: string },
): Promise<boolean> {
  const shows = database.selectFrom('show').select('redeem_code').where('id', '=', showId);
  const show = await shows.executeTakeFirst();
  if (show && isShowCode(show, code)) return true;
  const issued = database.selectFrom('redeem_code').select('id').where('room_id', '=', showId);
  const unused = issued.where('code', '=', code).where('payment_id', 'is', null);
  return Boolean(await unused.executeTakeFirst());
}

function wrongCode(): ApiError {
  return new ApiError('redeem_code_wrong', 'This redeem code is not valid');
}
