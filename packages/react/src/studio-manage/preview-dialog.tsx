import { studioActMessages, studioManageMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { onDemand } from '../ui/on-demand.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import type { OpenPartProps } from './open-part.js';

function PagePlace() {
  return (
    <Loading>
      <Skeleton kind="cover" ratio="landscape" />
    </Loading>
  );
}

const ShowDetail = onDemand(async () => (await import('../show-detail/index.js')).ShowDetail, PagePlace);

/** A show as its page will be: nothing to buy, not yet started. M-08, AMB-085. */
export function PreviewDialog({ show, onClose }: OpenPartProps) {
  const { preview } = useWords(studioManageMessages);
  const { close } = useWords(studioActMessages);
  return (
    <Dialog title={preview} closeLabel={close} size="wide" onClose={onClose}>
      <div className="panggung-preview-dialog">
        <ShowDetail show={show.id} preview />
      </div>
    </Dialog>
  );
}
