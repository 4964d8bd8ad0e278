import {
  coverCropMessages,
  coverRatio,
  cropMessages,
  cropSize,
  fill,
  firstCrop,
  LANDSCAPE_RATIO,
  type PictureCrop,
  type ShowPicture,
} from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { cutPicture } from '../ui/crop/crop-canvas.js';
import { CropFrame } from '../ui/crop/crop-frame.js';
import { usePicture } from '../ui/crop/use-picture.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { Notice } from '../ui/notice.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';

export interface CoverDialogProps {
  /** What the picture is. */
  name: string;
  picture: ShowPicture;
  file: Blob;
  onCut: (cut: Blob) => void;
  onClose: () => void;
}

/** Width and height in whole parts, so that what is cut has the ratio to the last decimal. */
const shapes = { landscape: [22, 9], portrait: [4, 5] } as const;
/** Wider than any place of a cover on a fine screen, in px. */
const WIDTH_MAX = 2200;

const shapeOf = (picture: ShowPicture) =>
  shapes[coverRatio[picture] === LANDSCAPE_RATIO ? 'landscape' : 'portrait'];

/** As large as what is kept of the picture, no larger than a cover is shown. */
function sizeOf(source: ImageBitmap, crop: PictureCrop, [across, down]: readonly [number, number]) {
  const parts = Math.max(1, Math.floor(Math.min(cropSize(source, crop).width, WIDTH_MAX) / across));
  return { width: parts * across, height: parts * down };
}

/** Cuts a cover to its shape, which is fixed. M-33, M-34. */
export function CoverDialog({ name, picture, file, onCut, onClose }: CoverDialogProps) {
  const words = useWords(coverCropMessages);
  const problems = useWords(cropMessages);
  const source = usePicture(file);
  return (
    <Dialog title={fill(words.title, { name })} closeLabel={words.close} onClose={onClose}>
      {typeof source === 'string' && <Notice title={problems[source]} isAlert />}
      {source === undefined && (
        <Loading>
          <Skeleton kind="panel" />
        </Loading>
      )}
      {typeof source === 'object' && (
        <Cropper source={source} shape={shapeOf(picture)} onCut={onCut} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface CropperProps extends Pick<CoverDialogProps, 'onCut' | 'onClose'> {
  source: ImageBitmap;
  shape: readonly [number, number];
}

function Cropper({ source, shape, onCut, onClose }: CropperProps) {
  const words = useWords(coverCropMessages);
  const [crop, setCrop] = useState(() => firstCrop(source, shape[0] / shape[1]));
  const use = async () => {
    onCut(await cutPicture(source, crop, sizeOf(source, crop, shape)));
    onClose();
  };
  return (
    <>
      <CropFrame picture={source} crop={crop} onChange={setCrop} />
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={use}>{words.use}</Button>
      </FormActions>
    </>
  );
}
