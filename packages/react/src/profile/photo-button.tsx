import type { User } from '@panggung/core';
import { useRef, useState } from 'react';
import { Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { OwnPhoto } from './own-photo.js';
import { usePhotoWords } from './photo-words.js';
import { cameraShape } from './profile-icon.js';

/** What browsers open and the server takes. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const PhotoDialog = onDemand(async () => (await import('./photo-dialog.js')).PhotoDialog);

export interface PhotoButtonProps {
  person: User;
  /** Says what was done. */
  onConfirm: (text: string) => void;
}

/** The photo on the screen where it can be changed: pressed, it asks for a file. P-19. */
export function PhotoButton({ person, onConfirm }: PhotoButtonProps) {
  const words = usePhotoWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <button
        type="button"
        className="panggung-photo-button"
        onPointerEnter={PhotoDialog.fetch}
        onClick={() => input.current?.click()}
      >
        <OwnPhoto person={person} />
        <span className="panggung-photo-button__badge">
          <Icon shape={cameraShape} size={16} />
          <span className="panggung-hidden">{words.change}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        onChange={({ currentTarget: chosen }) => {
          setFile(chosen.files?.[0] ?? null);
          // The same file can be chosen again.
          chosen.value = '';
        }}
      />
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
