import type { ShowForm as Form } from '@panggung/client';
import { type Show, showFormMessages, studioFormMessages, type User } from '@panggung/core';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { FormActions } from '../ui/form-actions.js';
import { hostLink } from '../ui/host-link.js';
import { LinkButton } from '../ui/link-button.js';
import { onDemand } from '../ui/on-demand.js';
import { useSiteHref } from '../ui/site-href.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useFirstError } from '../ui/use-first-error.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import { CoverFields } from './cover-fields.js';
import { FactFields, Refused } from './fact-fields.js';
import type { FormEvents } from './studio-form.js';
import { useFormVideo } from './use-form-video.js';
import { useKeptFocus } from './use-kept-focus.js';
import { useShowForm } from './use-show-form.js';
import { TransferBar, VideoFields } from './video-fields.js';

const DropQuestion = onDemand(async () => (await import('./drop-question.js')).DropQuestion);

export interface ShowFormProps extends FormEvents {
  person: User;
  form: Form;
  show: Show | undefined;
}

/** The form itself: what is typed waits in this browser until it is saved or dropped. M-20 to M-62. */
export function ShowForm({ form, show, onShowSaved, onManageOpen, onUnsavedChange }: ShowFormProps) {
  const words = useWords(studioFormMessages);
  const problems = useWords(showFormMessages);
  const edit = useShowForm(form, show);
  const { mode, isSaving, isChanged } = edit;
  const video = useFormVideo(form);
  const element = useRef<HTMLFormElement>(null);
  const showFirstError = useFirstError(element);
  const keepFocus = useKeptFocus(element, isSaving);
  const { snackbar, show: say, warn } = useSnackbar();
  useWidgetState(isSaving ? 'saving' : mode === 'Add' ? 'add' : 'edit');
  useEffect(() => onUnsavedChange?.(isChanged), [onUnsavedChange, isChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || video.isUnderway) return;
    keepFocus();
    const outcome = await edit.save();
    // Whoever has gone elsewhere meanwhile is not called back.
    if (!element.current) return;
    if (outcome.is === 'invalid') showFirstError();
    if (outcome.is === 'uncovered') {
      warn(problems.cover_required);
      element.current.querySelector<HTMLElement>('[data-problem] > button')?.focus();
    }
    if (outcome.is === 'given_up') say(words.given_up);
    if (outcome.is === 'failed') {
      warn(problems[mode === 'Add' ? 'add_failed' : 'update_failed']);
      showFirstError();
    }
    if (outcome.is === 'saved') emit(onShowSaved, { show_id: outcome.show.id });
  };
  const discard = () => {
    video.choose(null);
    form.discard();
  };
  return (
    <form ref={element} className="panggung-studio-form__form" noValidate onSubmit={submit}>
      {/* What is on its way is what stands here. */}
      <fieldset className="panggung-studio-form__columns" disabled={isSaving}>
        <FactFields edit={edit} />
        <div>
          <CoverFields edit={edit} form={form} />
          <VideoFields edit={edit} form={form} video={video} show={show} />
        </div>
      </fieldset>
      {isSaving && <TransferBar pace={edit.pace} onGiveUp={form.cancel} />}
      <Refused error={edit.refusalOf('show')} />
      <FormActions>
        <CancelButton isChanged={isChanged} onDiscard={discard} onManageOpen={onManageOpen} />
        <Button
          type="submit"
          disabled={(!edit.isValid || video.isUnderway) && !isSaving}
          isLoading={isSaving}
        >
          {words[mode === 'Add' ? 'add' : 'update']}
        </Button>
      </FormActions>
      {snackbar}
    </form>
  );
}

interface CancelProps extends Pick<FormEvents, 'onManageOpen'> {
  isChanged: boolean;
  onDiscard: () => void;
}

/** The way back to the list, which asks first where something would be lost. */
function CancelButton({ isChanged, onDiscard, onManageOpen }: CancelProps) {
  const words = useWords(studioFormMessages);
  const href = useSiteHref('/manageshow');
  const link = hostLink({ href }, onManageOpen);
  const [asking, ask] = useState<'no' | 'yes' | 'leaves'>('no');
  useEffect(() => {
    // Once nothing is unsaved any more: the browser would ask a second time.
    if (asking === 'leaves' && !isChanged && emit(onManageOpen, { href })) location.assign(href);
  }, [asking, isChanged, href, onManageOpen]);
  const way = {
    ...link,
    onClick(event: MouseEvent) {
      if (!isChanged) return link.onClick(event);
      event.preventDefault();
      ask('yes');
    },
  };
  return (
    <>
      <LinkButton variant="secondary" {...way}>
        {words.cancel}
      </LinkButton>
      {asking === 'yes' && (
        <DropQuestion
          onDrop={() => {
            onDiscard();
            ask('leaves');
          }}
          onClose={() => ask('no')}
        />
      )}
    </>
  );
}
