import { getSessionList, type Loadable } from '@panggung/client';
import { fill, type SessionInfo } from '@panggung/core';
import { useMemo, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { FailedNotice } from '../ui/failed-notice.js';
import { FormActions } from '../ui/form-actions.js';
import { alertShape, Icon } from '../ui/icon.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useFormWords } from './form-words.js';
import type { ScreenProps } from './profile.js';
import { useProfileWords } from './profile-words.js';
import { SessionRow, SessionRowsLoading } from './session-row.js';

function ListFailed({ onReload }: { onReload: () => void }) {
  const words = useProfileWords();
  return (
    <FailedNotice
      icon={<Icon shape={alertShape} size={24} />}
      title={words.failed}
      label={words.reload}
      onRetry={onReload}
    />
  );
}

interface ListProps {
  sessions: readonly SessionInfo[];
  onEnd: (sessions: readonly SessionInfo[]) => void;
}

/** This device first; the others can be ended one by one or all at once. */
function List({ sessions, onEnd }: ListProps) {
  const words = useFormWords();
  const here = sessions.filter(({ is_current }) => is_current);
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <>
      <ul className="panggung-profile__sessions">
        {[...here, ...others].map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd([session])} />
        ))}
      </ul>
      {others.length === 0 && <p className="panggung-profile__note">{words.only_here}</p>}
      {others.length > 1 && (
        <FormActions>
          <Button variant="secondary" onClick={() => onEnd(others)}>
            {words.sign_out_others}
          </Button>
        </FormActions>
      )}
    </>
  );
}

function EndDialog({ ending, ...answers }: EndDialogProps) {
  const words = useFormWords();
  const device = ending[0]?.device_name || words.other_device;
  const [title, text] =
    ending.length > 1
      ? [words.sign_out_others_title, words.sign_out_others_text]
      : [fill(words.sign_out_title, { device }), words.sign_out_text];
  return (
    <ConfirmDialog
      title={title}
      text={text}
      keep={words.cancel}
      closeLabel={words.close}
      confirm={words.sign_out}
      {...answers}
    />
  );
}

interface EndDialogProps {
  ending: readonly SessionInfo[];
  onConfirm: () => void;
  onClose: () => void;
}

const listIn = (loaded: Loadable<SessionInfo[]>) => ('value' in loaded ? loaded.value : undefined);

/** Where one is signed in, and the way to end it there. AMB-195. */
export function SessionsScreen({ person, onConfirm }: ScreenProps) {
  const words = useFormWords();
  const panggung = usePanggung();
  const list = useMemo(() => getSessionList(panggung, person.id), [panggung, person.id]);
  const loaded = useStore(list.$sessions);
  const { alert, show: complain } = useAlert();
  const [ending, setEnding] = useState<readonly SessionInfo[]>([]);
  const sessions = listIn(loaded);
  const end = () => {
    list.end(ending.map(({ id }) => id)).then(
      () => onConfirm(words.signed_out),
      () => complain(words.sign_out_failed),
    );
  };
  return (
    <>
      <p className="panggung-profile__lead">{words.sessions_lead}</p>
      {alert}
      {sessions && <List sessions={sessions} onEnd={setEnding} />}
      {!sessions &&
        (loaded.status === 'failed' ? <ListFailed onReload={list.reload} /> : <SessionRowsLoading />)}
      {ending.length > 0 && <EndDialog ending={ending} onConfirm={end} onClose={() => setEnding([])} />}
    </>
  );
}
