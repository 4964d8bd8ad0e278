import { getPayments, isSilence, toApiError } from '@panggung/client';
import {
  PAYMENT_CODE_LENGTH,
  playerMessages,
  playerSentenceMessages,
  typedPaymentCode,
} from '@panggung/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { LetterCount } from '../../ui/letter-count.js';
import { usePanggung } from '../../ui/panggung-provider.js';
import { useWords } from '../../ui/use-words.js';
import type { WatchDialogProps } from './watch-dialog.js';

export interface CodeFormProps extends Pick<WatchDialogProps, 'show' | 'onTicket' | 'onClose'> {
  onWarn: (text: string) => void;
}

/** Takes a guest's payment code, in upper case and no longer than one is. J-05 to J-09. */
export function CodeForm({ show, onTicket, onClose, onWarn }: CodeFormProps) {
  const words = { ...useWords(playerMessages), ...useWords(playerSentenceMessages) };
  const panggung = usePanggung();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function ask(): Promise<void> {
    setAsking(true);
    const { id: room_video_id, video_status } = show;
    try {
      const query = { code_guest: code, room_video_id, video_status };
      const { data } = await panggung.http.call('GET /api/v1/payment/guest', { query });
      onClose();
      getPayments(panggung).keep(data);
      onTicket?.(data);
    } catch (thrown) {
      const error = toApiError(thrown);
      onWarn(isSilence(error) ? words.offline : words.ticket_not_found);
      setAsking(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== '') void ask();
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className="panggung-player__code" noValidate onSubmit={submit}>
      <Field
        label={words.payment_code}
        aside={<LetterCount text={code} most={PAYMENT_CODE_LENGTH} />}
        error={isTried && code === '' ? words.payment_code_required : undefined}
        value={code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(typedPaymentCode(currentTarget.value))}
      />
      <Button type="submit" size="large" isBlock isLoading={isAsking}>
        {words.watch}
      </Button>
    </form>
  );
}
