import { availability, buyMessages, redeemMessages, type Show } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { emit } from '../ui/widget-event.js';
import type { BuyEvents } from './buy-card.js';
import { RedeemCheckout } from './redeem-checkout.js';

export interface RedeemEntryProps {
  show: Show;
  events: BuyEvents;
}

/**
 * Where a redeem code is typed that is worth a ticket. It is used here, unless the host has a page for that, to which it
 * travels behind the `#`, which no server is told. AMB-087.
 */
export function RedeemEntry({ show, events }: RedeemEntryProps) {
  const words = { ...useWords(buyMessages), ...useWords(redeemMessages) };
  const isSoldOut = availability(show) === 'sold_out';
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [sent, send] = useState<string | null>(null);
  const page = useSiteHref(`/PaymentFree?id=${encodeURIComponent(show.id)}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(!typed);
    if (!typed) return form.current?.querySelector('input')?.focus();
    const href = `${page}#redeem_code=${encodeURIComponent(typed)}`;
    if (emit(events.onRedeemStart, { show_id: show.id, href })) send(typed);
  };
  return (
    <>
      <form className="panggung-show-detail__redeem" ref={form} noValidate onSubmit={submit}>
        <Field
          label={words.code}
          hint={words.hint}
          error={isEmpty ? words.required : undefined}
          value={code}
          disabled={isSoldOut}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            setEmpty(false);
          }}
        />
        <Button type="submit" size="large" isBlock disabled={isSoldOut}>
          {isSoldOut ? words.sold_out : words.submit}
        </Button>
      </form>
      {sent !== null && (
        <RedeemCheckout show={show.id} code={sent} events={events} onClose={() => send(null)} />
      )}
    </>
  );
}
