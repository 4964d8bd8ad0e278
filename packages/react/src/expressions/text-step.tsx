import type { ExpressionMaking, UploadPace } from '@panggung/client';
import { expressionMessages } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { FormActions } from '../ui/form-actions.js';
import { TransferBar } from '../ui/studio/transfer-bar.js';
import { useFirstError } from '../ui/use-first-error.js';
import { useWords } from '../ui/use-words.js';
import { DescriptionField } from './description-field.js';

export interface TextStepProps {
  description: string;
  /** How far the video is on its way; null before and after. */
  transfer: { pace: UploadPace | null; status: 'sending' | 'waiting' | 'paused'; isPausable: boolean } | null;
  making: Pick<ExpressionMaking, 'pause' | 'resume' | 'cancel'>;
  onChange: (description: string) => void;
  onBack: () => void;
  onMake: () => void;
}

/** The second step: what is written of the video, and its way up. */
export function TextStep({ description, transfer, making, onChange, onBack, onMake }: TextStepProps) {
  const words = useWords(expressionMessages);
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useFirstError(form);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (description.trim() === '') showFirstError();
    else onMake();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DescriptionField text={description} isAsked={isAsked} isSent={transfer !== null} onChange={onChange} />
      {transfer && (
        <TransferBar
          pace={transfer.pace}
          status={transfer.status}
          onPause={transfer.isPausable ? making.pause : undefined}
          onResume={making.resume}
          onGiveUp={making.cancel}
        />
      )}
      <FormActions>
        <Button variant="secondary" disabled={transfer !== null} onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" isLoading={transfer !== null}>
          {words.save}
        </Button>
      </FormActions>
    </form>
  );
}
