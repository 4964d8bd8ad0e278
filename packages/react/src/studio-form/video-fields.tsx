import type { ShowForm } from '@panggung/client';
import { type Show, showFormMessages, showsVideo, studioFormMessages, VIDEO_ACCEPT } from '@panggung/core';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { onDemand } from '../ui/on-demand.js';
import { FileField } from '../ui/studio/file-field.js';
import { useWords } from '../ui/use-words.js';
import { ShowRefusal } from './fact-fields.js';
import type { FormVideo } from './use-form-video.js';
import type { ShowFormEdit } from './use-show-form.js';

/** Its code comes with the first upload. */
export const TransferBar = onDemand(async () => (await import('../ui/studio/transfer-bar.js')).TransferBar);

export interface VideoFieldsProps {
  edit: ShowFormEdit;
  form: ShowForm;
  video: FormVideo;
  show: Show | undefined;
}

/** The video of what is not broadcast live, and its captions. M-40, M-41. */
export function VideoFields({ edit, form, video, show }: VideoFieldsProps) {
  const { fields, mode } = edit;
  const isAsked = showsVideo(fields, mode);
  // Captions are a matter of words: they change where the video itself stays. M-41.
  const mayHaveCaptions = isAsked || (mode === 'Edit' && !fields.islive);
  return (
    <>
      {isAsked && <VideoField edit={edit} video={video} />}
      {mayHaveCaptions && <CaptionsField edit={edit} form={form} show={show} />}
    </>
  );
}

function VideoField({ edit, video }: Pick<VideoFieldsProps, 'edit' | 'video'>) {
  const words = useWords(studioFormMessages);
  const { video_type } = useWords(showFormMessages);
  const [isWrong, setWrong] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { status } = video;
  const refusal = video.error ?? edit.refusalOf('video');
  // The same file would be refused again.
  const isHopeless = video.error?.code === 'video_unreadable' || video.error?.code === 'video_too_large';
  const choose = (file: File | null) => {
    const isFit = file === null || file.type === VIDEO_ACCEPT;
    setWrong(!isFit);
    if (isFit) video.choose(file);
  };
  const giveUp = () => {
    choose(null);
    // Its button goes with the upload.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={place}>
      <FileField
        label={words.video}
        accept={VIDEO_ACCEPT}
        file={edit.files.file}
        choose={words.choose_video}
        remove={words.remove_video}
        hint={
          words[edit.uploadId ? 'video_ready' : edit.lost.includes('file') ? 'chosen_before' : 'video_help']
        }
        error={isWrong ? video_type : refusal && <ShowRefusal error={refusal} />}
        onChoose={choose}
      />
      {status === 'failed' && !isHopeless && (
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
          onGiveUp={giveUp}
        />
      )}
    </div>
  );
}

const isCaptions = ({ name, type }: File) => /\.vtt$/i.test(name) || type === 'text/vtt';

function CaptionsField({ edit, form, show }: Omit<VideoFieldsProps, 'video'>) {
  const words = useWords(studioFormMessages);
  const [isWrong, setWrong] = useState(false);
  const { captions: file } = edit.files;
  const isGoing = edit.fields.no_captions;
  const hasCaptions = Boolean(show?.captions_url);
  const refusal = edit.refusalOf('captions');
  const kept = hasCaptions && !file ? words[isGoing ? 'captions_going' : 'captions_kept'] : undefined;
  const hint = edit.lost.includes('captions') ? words.chosen_before : kept;
  const choose = (chosen: File | null) => {
    const isFit = chosen === null || isCaptions(chosen);
    setWrong(!isFit);
    if (!isFit) return;
    // What was chosen goes first, then what the show has.
    if (chosen || file) form.choose('captions', chosen);
    else edit.change({ no_captions: true });
  };
  return (
    <>
      <FileField
        label={words.captions}
        accept=".vtt,text/vtt"
        file={file}
        isKept={hasCaptions && !isGoing}
        choose={words.choose_captions}
        remove={words.remove_video}
        hint={hint}
        error={isWrong ? words.captions_type : refusal && <ShowRefusal error={refusal} />}
        onChoose={choose}
      />
      {isGoing && !file && (
        <Button variant="secondary" size="small" onClick={() => edit.change({ no_captions: false })}>
          {words.captions_keep}
        </Button>
      )}
    </>
  );
}
