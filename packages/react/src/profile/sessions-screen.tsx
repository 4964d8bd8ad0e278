import { getSessionList } from '@panggung/client';
import { fill, formatDate, formatDateTime, type SessionInfo } from '@panggung/core';
import { useMemo, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { alertShape, Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useLanguage } from '../ui/widget.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { FormActions } from './form-actions.js';
import { useFormWords } from './form-words.js';
import type { ScreenProps } from './profile.js';
import { deviceShape, phoneDeviceShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

const isPhone = (device: string) => /android|ios/i.test(device);

/** `https://gedung.example` is read as `gedung.example`. */
const hostOf = (origin: string) => origin.replace(/^\w+:\/\//, '');

function Row({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const words = useFormWords();
  const language = useLanguage();
  const { origin, created_at, last_used_at, is_current: isCurrent } = session;
  const device = session.device_name || words.other_device;
  const since = formatDate(created_at, language);
  const used = formatDateTime(last_used_at, language);
  return (
    <li className="panggung-profile__session" data-state={isCurrent ? 'current' : 'other'}>
      <Icon shape={isPhone(device) ? phoneDeviceShape : deviceShape} />
      <div>
        <p className="panggung-profile__device">
          {device}
          {isCurrent && <span className="panggung-profile__here">{words.this_device}</span>}
        </p>
        {origin && <p>{fill(words.on_origin, { origin: hostOf(origin) })}</p>}
        <p>{fill(words.session_facts, { since, used })}</p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(words.sign_out_of, { device })}
          onClick={onEnd}
        >
          {words.sign_out}
        </Button>
      )}
    </li>
  );
}

function RowsLoading() {
  return (
    <Loading>
      {[48, 56].map((width) => (
        <div className="panggung-profile__session" key={width}>
          <Icon shape={deviceShape} />
          <div>
            <Skeleton width={width} />
            <Skeleton width={80} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Where one is signed in, this device first, and the way to end it there. AMB-195. */
export function SessionsScreen({ person, onConfirm }: ScreenProps) {
  const words = useFormWords();
  const profileWords = useProfileWords();
  const panggung = usePanggung();
  const list = useMemo(() => getSessionList(panggung, person.id), [panggung, person.id]);
  const loaded = useStore(list.$sessions);
  const { alert, show: complain } = useAlert();
  const [ending, setEnding] = useState<readonly SessionInfo[]>([]);

  const sessions = 'value' in loaded ? loaded.value : undefined;
  const others = (sessions ?? []).filter(({ is_current }) => !is_current);
  const here = (sessions ?? []).filter(({ is_current }) => is_current);
  const isAll = ending.length > 1;
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
      {loaded.status === 'failed' && !sessions && (
        <Notice
          icon={<Icon shape={alertShape} size={24} />}
          title={profileWords.failed}
          isAlert
          action={
            <Button variant="secondary" size="small" onClick={list.reload}>
              {profileWords.reload}
            </Button>
          }
        />
      )}
      {loaded.status === 'loading' && <RowsLoading />}
      {sessions && (
        <ul className="panggung-profile__sessions">
          {[...here, ...others].map((session) => (
            <Row key={session.id} session={session} onEnd={() => setEnding([session])} />
          ))}
        </ul>
      )}
      {sessions && others.length === 0 && <p className="panggung-profile__note">{words.only_here}</p>}
      {others.length > 1 && (
        <FormActions>
          <Button variant="secondary" onClick={() => setEnding(others)}>
            {words.sign_out_others}
          </Button>
        </FormActions>
      )}
      {ending.length > 0 && (
        <ConfirmDialog
          title={
            isAll
              ? words.sign_out_others_title
              : fill(words.sign_out_title, { device: ending[0]?.device_name || words.other_device })
          }
          text={isAll ? words.sign_out_others_text : words.sign_out_text}
          confirm={words.sign_out}
          onConfirm={end}
          onClose={() => setEnding([])}
        />
      )}
    </>
  );
}
