import { fill, firstCrop, type User } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { alertShape, Icon } from '../ui/icon.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { FormActions } from './form-actions.js';
import { cutPhoto } from './photo-canvas.js';
import { PhotoFrame } from './photo-frame.js';
import { usePhotoWords } from './photo-words.js';
import { usePhotoUpload } from './use-photo-upload.js';
import { usePicture } from './use-picture.js';

export interface PhotoDialogProps {
  person: User;
  file: File;
  /** It is the person's photo now. */
  onUploaded: () => void;
  onClose: () => void;
}

/** Stays until something is done about it: the dialog is there for nothing else. */
function Failure({ help }: { help?: string }) {
  const { failed } = usePhotoWords();
  return (
    <div className="panggung-alert" role="alert">
      <p className="panggung-alert__text">
        <Icon shape={alertShape} size={16} />
        {failed}
      </p>
      {help && <p>{help}</p>}
    </div>
  );
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const words = usePhotoWords();
  const text = fill(words.sending, { percent });
  return (
    <>
      <p className="panggung-photo-progress">
        <span aria-hidden="true">{text}</span>
        <progress max={100} value={percent} aria-label={text} />
      </p>
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </FormActions>
    </>
  );
}

type CropperProps = Omit<PhotoDialogProps, 'file'> & { picture: ImageBitmap };

/** What is cut out stays through a failure, and is sent again as it is. */
function Cropper({ person, picture, onUploaded, onClose }: CropperProps) {
  const words = usePhotoWords();
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const { status, percent, send, giveUp } = usePhotoUpload(person);
  const upload = async () => {
    if (!(await send(cutPhoto(picture, crop)))) return;
    onUploaded();
    onClose();
  };
  return (
    <>
      <PhotoFrame picture={picture} crop={crop} onChange={status === 'sending' ? () => {} : setCrop} />
      {status === 'failed' && <Failure />}
      {status === 'sending' ? (
        <Progress percent={percent} onCancel={giveUp} />
      ) : (
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={upload}>{status === 'failed' ? words.again : words.upload}</Button>
        </FormActions>
      )}
    </>
  );
}

/** Cuts a square out of a picture and uploads it: how far it has come, and what became of it. P-19, P-20. */
export function PhotoDialog({ file, ...props }: PhotoDialogProps) {
  const words = usePhotoWords();
  const picture = usePicture(file);
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={props.onClose}>
      {picture && <Cropper {...props} picture={picture} />}
      {picture === null && <Failure help={words.unreadable} />}
      {picture === undefined && (
        <Loading>
          <Skeleton kind="panel" />
        </Loading>
      )}
    </Dialog>
  );
}
