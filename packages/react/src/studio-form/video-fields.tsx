import type { ShowForm } from '@panggung/client';
import { type Show, showFormMessages, showsVideo, studioFormMessages, VIDEO_ACCEPT } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { FileField } from '../ui/studio/file-field.js';
import { TransferBar } from '../ui/studio/transfer-bar.js';
import { useWords } from '../ui/use-words.js';
import type { FormVideo } from './use-form-video.js';
import type { ShowFormEdit } from './use-show-form.js';

export interface VideoFieldsProps {
  edit: ShowFormEdit;
  form: ShowForm;
  video: FormVideo;
  show: Show | undefined;
}

/** The video of what is not broadcast live, and its captions. M-40, M-41. */
export function VideoFields({ edit, form, video, show }: VideoFieldsProps) {
  if (!showsVideo(edit.fields, edit.mode)) return null;
  return (
    <>
      <VideoField edit={edit} video={video} />
      <CaptionsField edit={edit} form={form} show={show} />
    </>
  );
}

function VideoField({ edit, video }: Pick<VideoFieldsProps, 'edit' | 'video'>) {
  const words = useWords(studioFormMessages);
  const { video_type } = useWords(showFormMessages);
  const [isWrong, setWrong] = useState(false);
  const { status } = video;
  const choose = (file: File | null) => {
    const isFit = file === null || file.type === VIDEO_ACCEPT;
    setWrong(!isFit);
    if (isFit) video.choose(file);
  };
  return (
    <>
      <FileField
        label={words.video}
        accept={VIDEO_ACCEPT}
        file={edit.files.file}
        choose={words.choose_video}
        remove={words.remove_video}
        hint={status === 'sent' ? words.video_ready : words.video_help}
        error={isWrong ? video_type : status === 'failed' ? words.video_failed : undefined}
        onChoose={choose}
      />
      {status === 'failed' && (
        <Button variant="secondary" size="small" onClick={video.again}>
          {words.retry}
        </Button>
      )}
      {(status === 'sending' || status === 'waiting' || status === 'paused') && (
        <TransferBar
          pace={video.pace}
          status={status}
          onPause={video.pause}
          onResume={video.resume}
          onGiveUp={() => video.choose(null)}
        />
      )}
    </>
  );
}

const isCaptions = ({ name, type }: File) => /\.vtt$/i.test(name) || type === 'text/vtt';

function CaptionsField({ edit, form, show }: Omit<VideoFieldsProps, 'video'>) {
  const words = useWords(studioFormMessages);
  const [isWrong, setWrong] = useState(false);
  return (
    <FileField
      label={words.captions}
      accept=".vtt,text/vtt"
      file={edit.files.captions}
      choose={words.choose_captions}
      remove={words.remove_video}
      hint={show?.captions_url ? words.captions_kept : undefined}
      error={isWrong ? words.captions_type : undefined}
      onChoose={(file) => {
        const isFit = file === null || isCaptions(file);
        setWrong(!isFit);
        if (isFit) form.choose('captions', file);
      }}
    />
  );
}
