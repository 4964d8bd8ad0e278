import { cropMessages, fill, firstCrop, PHOTO_SIZE, type User } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { cutPicture } from '../ui/crop/crop-canvas.js';
import { CropFrame } from '../ui/crop/crop-frame.js';
import { usePicture } from '../ui/crop/use-picture.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { alertShape, Icon } from '../ui/icon.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { usePhotoWords } from './photo-words.js';
import { usePhotoUpload } from './use-photo-upload.js';

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

/** In how many steps of percent it is read out. */
const SAID_EVERY = 25;

function Progress({ percent }: { percent: number }) {
  const { sending } = usePhotoWords();
  const text = fill(sending, { percent });
  return (
    <p className="panggung-photo-progress">
      <span aria-hidden="true">{text}</span>
      <progress max={100} value={percent} aria-label={text} />
      <span className="panggung-hidden" role="status">
        {fill(sending, { percent: percent - (percent % SAID_EVERY) })}
      </span>
    </p>
  );
}

/** As large as it is kept. P-19. */
const SIZE = { width: PHOTO_SIZE, height: PHOTO_SIZE };

type CropperProps = Omit<PhotoDialogProps, 'file'> & { picture: ImageBitmap };

/** What is cut out stays through a failure, and is sent again as it is. */
function Cropper({ person, picture, onUploaded, onClose }: CropperProps) {
  const words = usePhotoWords();
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const { status, percent, send, giveUp } = usePhotoUpload(person);
  const isSending = status === 'sending';
  const upload = async () => {
    if (!(await send(cutPicture(picture, crop, SIZE)))) return;
    onUploaded();
    onClose();
  };
  return (
    <>
      <CropFrame picture={picture} crop={crop} shape="circle" onChange={isSending ? () => {} : setCrop} />
      {status === 'failed' && <Failure />}
      {isSending && <Progress percent={percent} />}
      <FormActions>
        <Button variant="secondary" onClick={isSending ? giveUp : onClose}>
          {words.cancel}
        </Button>
        <Button isLoading={isSending} onClick={upload}>
          {status === 'failed' ? words.again : words.upload}
        </Button>
      </FormActions>
    </>
  );
}

/** Cuts a square out of a picture and uploads it: how far it has come, and what became of it. P-19, P-20. */
export function PhotoDialog({ file, ...props }: PhotoDialogProps) {
  const words = usePhotoWords();
  const problems = useWords(cropMessages);
  const picture = usePicture(file);
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={props.onClose}>
      {typeof picture === 'string' && <Failure help={problems[picture]} />}
      {typeof picture === 'object' && <Cropper {...props} picture={picture} />}
      {picture === undefined && (
        <Loading>
          <Skeleton kind="panel" />
        </Loading>
      )}
    </Dialog>
  );
}
