import { getShowForm } from '@panggung/client';
import { type Id, isCalledOff, type Show, sameId, studioFormMessages, type User } from '@panggung/core';
import { useState } from 'react';
import { FailedNotice } from '../ui/failed-notice.js';
import { Notice } from '../ui/notice.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { FormPlaceholder } from './form-placeholder.js';
import { ShowForm } from './show-form.js';
import type { FormEvents } from './studio-form.js';

export interface FormScreenProps extends FormEvents {
  person: User;
  showId?: Id | undefined;
}

/** A new show, or one of the host's own that is changed. M-18, M-65. */
export function FormScreen({ showId, ...props }: FormScreenProps) {
  if (showId === undefined || showId === '') return <Ready {...props} />;
  return <Known {...props} showId={showId} />;
}

function Known({ showId, ...props }: FormScreenProps & { showId: Id }) {
  const words = useWords(studioFormMessages);
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(showId));
  const show = 'value' in loaded ? loaded.value : undefined;
  const isOwn = show !== undefined && sameId(show.video_created_id, props.person.user_id);
  const known = show && !isOwn ? 'missing' : recordState(loaded);
  const state = known === 'ready' && show && isCalledOff(show) ? 'called_off' : known;
  if (state === 'ready' && show) return <Ready {...props} show={show} />;
  return (
    <State name={state}>
      {state === 'loading' && <FormPlaceholder />}
      {state === 'missing' && <Notice title={words.missing} />}
      {state === 'called_off' && <Notice title={words.called_off} />}
      {state === 'failed' && (
        <FailedNotice title={words.failed} label={words.retry} onRetry={() => void shows.reload(showId)} />
      )}
    </State>
  );
}

function State({ name, children }: { name: string; children: React.ReactNode }) {
  useWidgetState(name);
  return children;
}

/** What is typed and chosen belongs to the show as it was then: until it is saved or dropped, no newer one takes its place. */
function Ready({ show, ...props }: Omit<FormScreenProps, 'showId'> & { show?: Show | undefined }) {
  const panggung = usePanggung();
  const newest = { show, form: getShowForm(panggung, { userId: props.person.user_id, show }) };
  const [begun, begin] = useState(newest);
  const { isChanged, status } = useStore(begun.form.$state);
  if (begun.form !== newest.form && !isChanged && status !== 'saving') begin(newest);
  return <ShowForm {...props} {...begun} />;
}
