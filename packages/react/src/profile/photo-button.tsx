import { IMAGE_TYPES, type User } from '@panggung/core';
import { useState } from 'react';
import { Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useFileChoice } from '../ui/use-file-choice.js';
import { OwnPhoto } from './own-photo.js';
import { usePhotoWords } from './photo-words.js';
import { cameraShape } from './profile-icon.js';

const PhotoDialog = onDemand(async () => (await import('./photo-dialog.js')).PhotoDialog);

export interface PhotoButtonProps {
  person: User;
  /** Says what was done. */
  onConfirm: (text: string) => void;
}

/** The photo on the screen where it can be changed: pressed, it asks for a file. P-19. */
export function PhotoButton({ person, onConfirm }: PhotoButtonProps) {
  const words = usePhotoWords();
  const [file, setFile] = useState<File | null>(null);
  const { input, ask } = useFileChoice(IMAGE_TYPES.join(), setFile);
  return (
    <>
      <button
        type="button"
        className="panggung-photo-button"
        onPointerEnter={PhotoDialog.fetch}
        onClick={ask}
      >
        <OwnPhoto person={person} />
        <span className="panggung-photo-button__badge">
          <Icon shape={cameraShape} size={16} />
          <span className="panggung-hidden">{words.change}</span>
        </span>
      </button>
      {input}
      {file && (
        <PhotoDialog
          person={person}
          file={file}
          onUploaded={() => onConfirm(words.uploaded)}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}
