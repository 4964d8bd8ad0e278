import { fill, formatDate, formatDateTime, type SessionInfo } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useLanguage } from '../ui/widget.js';
import { useFormWords } from './form-words.js';
import { deviceShape, phoneDeviceShape } from './profile-icon.js';

const isPhone = (device: string) => /android|ios/i.test(device);

/** `https://gedung.example` is read as `gedung.example`. */
const hostOf = (origin: string) => origin.replace(/^\w+:\/\//, '');

/** One place: what it is, since when, and a way to end it there unless it is here. */
export function SessionRow({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
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

/** Stands in the place of the list. */
export function SessionRowsLoading() {
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
