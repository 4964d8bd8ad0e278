import { type Shared, shareMessages } from '@panggung/core';
import { useRef } from 'react';
import { copyText } from '../ui/copy-text.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { linkShape, moreShape } from '../ui/icon-share.js';
import { ShareLinks } from '../ui/share-links.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useWords } from '../ui/use-words.js';

export interface ShareMenuProps {
  /** The show's page, and its name. */
  shared: Shared;
  title: string;
  onClose: () => void;
}

/** Where a show can be told of: four places, its address, and the system's own sheet where there is one. E-17. */
export function ShareMenu({ shared, title, onClose }: ShareMenuProps) {
  const words = useWords(shareMessages);
  const { snackbar, show: say } = useSnackbar();
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <ul className="panggung-share">
        <ShareLinks shared={shared} />
        <li>
          <CopyLink url={shared.url} onCopied={() => say(words.copied)} />
        </li>
        {'share' in navigator && (
          <li>
            <SystemSheet shared={shared} />
          </li>
        )}
      </ul>
      {snackbar}
    </Dialog>
  );
}

function CopyLink({ url, onCopied }: { url: string; onCopied: () => void }) {
  const words = useWords(shareMessages);
  const address = useRef<HTMLSpanElement>(null);
  const press = async () => {
    if (await copyText(url, address.current)) onCopied();
  };
  return (
    <button type="button" className="panggung-share__way" onClick={press}>
      <Icon shape={linkShape} />
      <span>
        {words.copy}{' '}
        <span className="panggung-share__address" ref={address}>
          {url}
        </span>
      </span>
    </button>
  );
}

function SystemSheet({ shared }: { shared: Shared }) {
  const words = useWords(shareMessages);
  // Closed without sharing, it rejects: nothing is wrong then.
  const press = () => navigator.share(shared).catch(() => {});
  return (
    <button type="button" className="panggung-share__way" aria-haspopup="dialog" onClick={press}>
      <Icon shape={moreShape} />
      {words.more}
    </button>
  );
}
