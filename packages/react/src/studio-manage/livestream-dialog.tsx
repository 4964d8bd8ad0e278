import type { Stage } from '@panggung/client';
import { fill, studioActMessages, studioManageMessages } from '@panggung/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { Dialog } from '../ui/dialog.js';
import { FailedNotice } from '../ui/failed-notice.js';
import { hostLink } from '../ui/host-link.js';
import { Icon } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { useSiteHref } from '../ui/site-href.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useSnackbar } from '../ui/snackbar.js';
import { copyShape } from '../ui/studio/studio-icon.js';
import { useWords } from '../ui/use-words.js';
import type { OpenPartProps } from './open-part.js';
import { useShowEditHref } from './use-show-edit-href.js';

/** What an encoder asks for, as the documents call it. AMB-150. */
const fields = [
  ['host', 'ingest_url'],
  ['key', 'stream_id'],
  ['token', 'tokenId'],
] as const satisfies readonly (readonly [string, keyof Stage])[];

/** The stage of a show, opened once for as long as the dialog stands; asked for anew after a failure. */
function useStage({ managed, show }: OpenPartProps) {
  const [stage, setStage] = useState<Stage | 'failed'>();
  const open = useCallback(() => {
    let isLeft = false;
    setStage(undefined);
    managed.openStage(show.id).then(
      (opened) => isLeft || setStage(opened),
      () => isLeft || setStage('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [managed, show.id]);
  useEffect(open, [open]);
  return [stage, () => void open()] as const;
}

/** What puts a show on air from an app, each part to be copied; and the way to do so from here. M-09, M-13, AMB-151. */
export function LivestreamDialog(props: OpenPartProps) {
  const { show, onClose } = props;
  const words = useWords(studioActMessages);
  return (
    <Dialog title={words.livestream} closeLabel={words.close} onClose={onClose}>
      {show.islive ? <StageFields {...props} /> : <PlaysVideo {...props} />}
    </Dialog>
  );
}

/** A show that nobody sends has no stage: its video begins by itself. */
function PlaysVideo({ show, onShowEditStart }: OpenPartProps) {
  const words = useWords(studioActMessages);
  const { edit } = useWords(studioManageMessages);
  const href = useShowEditHref(show.id);
  return (
    <>
      <p className="panggung-livestream__help">{words.livestream_video}</p>
      <p className="panggung-livestream__way">
        <LinkButton variant="secondary" {...hostLink({ show_id: show.id, href }, onShowEditStart)}>
          {edit}
        </LinkButton>
      </p>
    </>
  );
}

function StageFields(props: OpenPartProps) {
  const { show, onBroadcastStart } = props;
  const words = useWords(studioActMessages);
  const { snackbar, show: say, warn } = useSnackbar();
  const [stage, retry] = useStage(props);
  const href = useSiteHref(`/broadcast?room=${encodeURIComponent(show.id)}`);
  return (
    <>
      <p className="panggung-livestream__help">{words.livestream_help}</p>
      {stage === 'failed' && (
        <FailedNotice title={words.livestream_failed} label={words.retry} onRetry={retry} />
      )}
      {stage === undefined && (
        <Loading>
          <Skeleton kind="panel" />
        </Loading>
      )}
      {typeof stage === 'object' && (
        <dl className="panggung-livestream__fields">
          {fields.map(([name, from]) => (
            <Field
              key={name}
              label={words[name]}
              value={stage[from]}
              copyLabel={fill(words.copy, { name: words[name] })}
              onCopied={(isCopied) => (isCopied ? say(words[`${name}_copied`]) : warn(words.not_copied))}
            />
          ))}
        </dl>
      )}
      <p className="panggung-livestream__way">
        <LinkButton variant="secondary" {...hostLink({ show_id: show.id, href }, onBroadcastStart)}>
          {words.broadcast}
        </LinkButton>
      </p>
      {snackbar}
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  copyLabel: string;
  onCopied: (isCopied: boolean) => void;
}

function Field({ label, value, copyLabel, onCopied }: FieldProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={text}>{value}</dd>
      <IconButton label={copyLabel} onClick={async () => onCopied(await copyText(value, text.current))}>
        <Icon shape={copyShape} />
      </IconButton>
    </div>
  );
}
