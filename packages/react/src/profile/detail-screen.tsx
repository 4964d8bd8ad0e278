import { getMaster, type Loadable } from '@panggung/client';
import { formatDate, type Id, type User } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { alertShape, Icon } from '../ui/icon.js';
import { later } from '../ui/later.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useLanguage } from '../ui/widget.js';
import type { ScreenProps } from './profile.js';
import { useProfileWords } from './profile-words.js';

/** The name behind an id, once it is here; the id itself where it is none of the list. AMB-174. */
function NameOf<T>({
  id,
  $named,
  read,
}: {
  id: Id;
  $named: ReadableAtom<Loadable<T>>;
  read: (named: T) => string;
}) {
  const named = useStore($named);
  if ('value' in named && named.value) return <>{read(named.value)}</>;
  return named.status === 'loading' ? <Skeleton width={40} /> : id;
}

function Work({ id }: { id: Id }) {
  const master = getMaster(usePanggung());
  return <NameOf id={id} $named={master.work(id)} read={({ label }) => label} />;
}

function City({ id }: { id: Id }) {
  const master = getMaster(usePanggung());
  return <NameOf id={id} $named={master.city(id)} read={({ name }) => name} />;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const words = useProfileWords();
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={children ? undefined : ''}>{children || words.empty}</dd>
    </div>
  );
}

function Facts({ person }: { person: User }) {
  const words = useProfileWords();
  const language = useLanguage();
  const { full_name, birth_date, gender, work, city, phone, email } = person;
  return (
    <dl className="panggung-profile__facts">
      <Fact label={words.name}>{full_name}</Fact>
      <Fact label={words.birth_date}>{birth_date !== null && formatDate(birth_date, language)}</Fact>
      <Fact label={words.gender}>{gender && words[gender]}</Fact>
      <Fact label={words.work}>{work ? <Work id={work} /> : null}</Fact>
      <Fact label={words.city}>{city ? <City id={city} /> : null}</Fact>
      <Fact label={words.phone}>{phone}</Fact>
      <Fact label={words.email}>{email}</Fact>
    </dl>
  );
}

/** An edit that waits is nothing that must be seen at first. */
const FailedNotice = later(async () => (await import('../ui/failed-notice.js')).FailedNotice);
const Waiting = later(async () => (await import('./waiting-draft.js')).WaitingDraft);
const UserData = later(async () => (await import('./user-data.js')).UserData);
const Referral = later(async () => (await import('./referral.js')).Referral);

/** What is known of the person. P-03 to P-05. */
export function DetailScreen({
  person,
  way,
  loading,
  referral,
  onReload,
  onConfirm,
  onRemoved,
}: ScreenProps) {
  const words = useProfileWords();
  return (
    <>
      {loading === 'failed' && (
        <FailedNotice
          icon={<Icon shape={alertShape} size={24} />}
          title={words.failed}
          help={words.failed_help}
          label={words.reload}
          onRetry={onReload}
        />
      )}
      <Waiting person={person} way={way} />
      <Facts person={person} />
      <Referral person={person} {...referral} onCopied={onConfirm} />
      <UserData person={person} onConfirm={onConfirm} onRemoved={onRemoved} />
    </>
  );
}
