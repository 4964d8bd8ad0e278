import { ApiError } from '@panggung/client';
import { fill, type Show, studioActMessages } from '@panggung/core';
import { useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { useWords } from '../ui/use-words.js';
import { emit } from '../ui/widget-event.js';
import { CallOffForm, PutOffForm } from './call-off.js';
import type { OpenPartProps } from './open-part.js';

/** Where the question stands: what is sold cannot be deleted, and is called off or put off instead. */
type Step = 'ask' | 'sold' | 'call_off' | 'put_off';

const titles = { ask: 'remove', sold: 'remove', call_off: 'call_off', put_off: 'put_off' } as const;

/** Asks before a show is deleted; where somebody has a ticket, offers what can be done instead. M-10 to M-12. */
export function RemoveDialog(props: OpenPartProps) {
  const words = useWords(studioActMessages);
  const [step, go] = useState<Step>('ask');
  const { show, onSay, onClose, onShowAltered } = props;
  const done = (act: 'removed' | 'called_off' | 'put_off') => {
    onSay(words[act === 'put_off' ? 'was_put_off' : act]);
    emit(onShowAltered, { show_id: show.id, act });
    onClose();
  };
  return (
    <Dialog title={words[titles[step]]} closeLabel={words.close} onClose={onClose}>
      {step === 'ask' && <Question {...props} onSold={() => go('sold')} onDone={() => done('removed')} />}
      {step === 'sold' && <Sold {...props} onChoose={go} />}
      {step === 'call_off' && <CallOffForm {...props} onDone={() => done('called_off')} />}
      {step === 'put_off' && <PutOffForm {...props} onDone={() => done('put_off')} />}
    </Dialog>
  );
}

/** M-11. */
function Question({
  show,
  managed,
  onClose,
  onSold,
  onDone,
}: OpenPartProps & { onSold: () => void; onDone: () => void }) {
  const words = useWords(studioActMessages);
  const { alert, show: complain } = useAlert();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    complain('');
    setBusy(true);
    try {
      await managed.remove(show.id);
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'show_sold') onSold();
      else complain(words.remove_failed);
    }
  };
  return (
    <>
      <p className="panggung-studio-question">{fill(words.remove_text, { name: show.name })}</p>
      {alert}
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="danger" isLoading={isBusy} onClick={remove}>
          {words.remove}
        </Button>
      </FormActions>
    </>
  );
}

function Sold({ show, onClose, onChoose }: OpenPartProps & { onChoose: (step: Step) => void }) {
  const words = useWords(studioActMessages);
  const acts = actsOn(show);
  const texts = { 0: words.sold_ended, 1: words.sold_call_off, 2: words.sold };
  return (
    <>
      <p className="panggung-studio-question" role="alert">
        {fill(texts[acts.length], { name: show.name })}
      </p>
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {acts.length === 0 ? words.close : words.cancel}
        </Button>
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'call_off' ? 'danger' : 'secondary'}
            onClick={() => onChoose(act)}
          >
            {words[act]}
          </Button>
        ))}
      </FormActions>
    </>
  );
}

/**
 * What may be done with a show that is sold. One that is said to be on air may be waited for still: the server knows. What
 * plays at any time has no time to be put off to, and what is over is over.
 */
function actsOn({ video_status }: Show): [] | ['call_off'] | ['put_off', 'call_off'] {
  if (video_status === 'ENDED') return [];
  return video_status === 'WAITING' || video_status === 'LIVE' ? ['put_off', 'call_off'] : ['call_off'];
}
