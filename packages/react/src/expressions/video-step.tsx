import { clipLength, expressionMessages, fill, VIDEO_ACCEPT } from '@panggung/core';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.js';
import { FormActions } from '../ui/form-actions.js';
import { FileField } from '../ui/studio/file-field.js';
import { useWords } from '../ui/use-words.js';

/** The video of an expression, as far as it has been looked at. */
export interface ChosenVideo {
  file?: File;
  /** In s, as read from the file. O-04. */
  duration?: number;
  problem?: 'video_type' | 'unreadable';
}

export const noVideo: ChosenVideo = {};

export interface VideoStepProps {
  video: ChosenVideo;
  onChange: (video: ChosenVideo) => void;
  onCancel: () => void;
  onContinue: () => void;
}

/** The first step: a video, which is played here before anybody else sees it. O-02 to O-04. */
export function VideoStep({ video, onChange, onCancel, onContinue }: VideoStepProps) {
  const words = useWords(expressionMessages);
  const { file, duration, problem } = video;
  const choose = (chosen: File | null) => {
    if (!chosen) onChange(noVideo);
    else onChange(chosen.type === VIDEO_ACCEPT ? { file: chosen } : { problem: 'video_type' });
  };
  return (
    <>
      <FileField
        label={words.video}
        accept={VIDEO_ACCEPT}
        file={file}
        choose={words.choose_video}
        remove={words.remove_video}
        hint={duration ? fill(words.length, { time: clipLength(duration) }) : undefined}
        error={problem && words[problem]}
        onChoose={choose}
      />
      {file && problem === undefined && (
        <Preview
          file={file}
          onRead={(seconds) => onChange({ file, duration: seconds })}
          onUnreadable={() => onChange({ file, problem: 'unreadable' })}
        />
      )}
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button disabled={duration === undefined} onClick={onContinue}>
          {words.continue}
        </Button>
      </FormActions>
    </>
  );
}

interface PreviewProps {
  file: File;
  /** Told how long it plays, in s; 0 where the file does not know. */
  onRead: (seconds: number) => void;
  onUnreadable: () => void;
}

function Preview({ file, onRead, onUnreadable }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: it comes from this device.
    <video
      className="panggung-expressions__preview"
      src={address}
      preload="metadata"
      playsInline
      controls
      aria-label={file.name}
      onLoadedMetadata={({ currentTarget: { duration } }) => onRead(Number.isFinite(duration) ? duration : 0)}
      onError={onUnreadable}
    />
  );
}
