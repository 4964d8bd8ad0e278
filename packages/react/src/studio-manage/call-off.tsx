import { ApiError } from '@panggung/client';
import { parseTime, showStart, startOfDay, studioActMessages, wibDay } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { FormActions } from '../ui/form-actions.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { TimeField } from '../ui/time-field.js';
import { useFirstError } from '../ui/use-first-error.js';
import { useWords } from '../ui/use-words.js';
import type { OpenPartProps } from './open-part.js';

export interface CallOffProps extends OpenPartProps {
  onDone: () => void;
}

/** Sends what was filled in, once at a time; says when that did not work, or why it never will, and keeps it. */
function useSending({ show: { video_status }, onDone }: CallOffProps) {
  const words = useWords(studioActMessages);
  const { alert, show: complain } = useAlert();
  const [isBusy, setBusy] = useState(false);
  const send = async (call: () => Promise<unknown>) => {
    complain('');
    setBusy(true);
    try {
      await call();
      onDone();
    } catch (error) {
      setBusy(false);
      // Its time was right: what is refused then of a show on air is to put it off.
      const isOn = error instanceof ApiError && error.code === 'invalid_request' && video_status === 'LIVE';
      complain(isOn ? words.has_begun : words.act_failed);
    }
  };
  return { alert, isBusy, send };
}

interface ReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

function Reason({ reason, onChange }: ReasonProps) {
  const words = useWords(studioActMessages);
  return (
    <Field
      label={words.reason}
      name="reason"
      maxLength={500}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A show that will not be: why, as those read who have a ticket. */
export function CallOffForm(props: CallOffProps) {
  const { show, managed, onClose } = props;
  const words = useWords(studioActMessages);
  const [reason, setReason] = useState('');
  const { alert, isBusy, send } = useSending(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send(() => managed.callOff(show.id, { reason }));
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="panggung-studio-question">{words.call_off_help}</p>
      <Reason reason={reason} onChange={setReason} />
      {alert}
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger" isLoading={isBusy}>
          {words.call_off}
        </Button>
      </FormActions>
    </form>
  );
}

/** A show that will be at another time. */
export function PutOffForm(props: CallOffProps) {
  const { show, managed, onClose } = props;
  const words = useWords(studioActMessages);
  const { clock } = usePanggung();
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useFirstError(form);
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState({ day: '', time: '', reason: '' });
  const { alert, isBusy, send } = useSending(props);
  const start = { start_date: startOfDay(typed.day), start_time: parseTime(typed.time) };
  const isRight = showStart(start) > clock.now();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isRight) showFirstError();
    else if (!isBusy) void send(() => managed.putOff(show.id, { ...start, reason: typed.reason }));
  };
  const error = isAsked && !isRight ? words.time_wrong : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className="panggung-studio-question">{words.put_off_help}</p>
      <Field
        label={words.start_date}
        type="date"
        min={wibDay(clock.now())}
        value={typed.day}
        error={error}
        onChange={({ currentTarget: { value: day } }) => setTyped({ ...typed, day })}
      />
      <TimeField
        label={words.start_time}
        value={typed.time}
        error={error}
        onValueChange={(time) => setTyped({ ...typed, time })}
      />
      <Reason reason={typed.reason} onChange={(reason) => setTyped({ ...typed, reason })} />
      {alert}
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" isLoading={isBusy}>
          {words.put_off}
        </Button>
      </FormActions>
    </form>
  );
}
