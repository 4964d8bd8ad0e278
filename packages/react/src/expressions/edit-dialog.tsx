import { type Expression, expressionMessages } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { useFirstError } from '../ui/use-first-error.js';
import { useWords } from '../ui/use-words.js';
import { DescriptionField } from './description-field.js';
import type { OpenExpressionProps } from './open-expression.js';

/** Describes an expression anew. O-10. */
export function EditDialog({
  expression,
  expressions,
  onDone,
  onClose,
}: OpenExpressionProps & { expression: Expression }) {
  const words = useWords(expressionMessages);
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useFirstError(form);
  const { alert, show: complain } = useAlert();
  const [description, describe] = useState(expression.description);
  const [state, setState] = useState<'typed' | 'asked' | 'sending'>('typed');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    if (description.trim() === '') {
      setState('asked');
      return showFirstError();
    }
    complain('');
    setState('sending');
    try {
      await expressions.change(expression.id, { description });
      onDone('changed', expression.id);
      onClose();
    } catch {
      setState('asked');
      complain(words.act_failed);
    }
  };
  return (
    <Dialog title={words.edit} closeLabel={words.close} onClose={onClose}>
      <form ref={form} noValidate onSubmit={save}>
        <DescriptionField
          text={description}
          isAsked={state !== 'typed'}
          isSent={state === 'sending'}
          onChange={describe}
        />
        {alert}
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isLoading={state === 'sending'}>
            {words.save}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
