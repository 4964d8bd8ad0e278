import { createVideoUpload, type Panggung, type ShowForm, type VideoUpload } from '@panggung/client';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** Up to so many bytes a video goes within the form: nothing is won by asking three times. */
const WHOLE_MAX = 4 * 1024 * 1024;

/** What is on its way stays on its way while somebody looks at another screen. */
const uploads = new WeakMap<ShowForm, VideoUpload>();

function uploadOf(panggung: Panggung, form: ShowForm): VideoUpload {
  const known = uploads.get(form) ?? createVideoUpload(panggung);
  uploads.set(form, known);
  return known;
}

/** The video of a show's form: a large one is uploaded as soon as it is chosen, so that a lost connection loses nothing. M-40, M-59. */
export function useFormVideo(form: ShowForm) {
  const upload = uploadOf(usePanggung(), form);
  const { status, pace, error } = useStore(upload.$state);
  const send = async (file: File) => {
    const uploadId = await upload.send(file);
    if (uploadId) form.chooseUpload(uploadId);
  };
  return {
    status,
    pace,
    error,
    isUnderway: status === 'sending' || status === 'waiting' || status === 'paused',
    choose(file: File | null) {
      upload.cancel();
      form.chooseUpload(null);
      form.choose('file', file);
      if (file && file.size > WHOLE_MAX) void send(file);
    },
    /** The same file goes on from where it was. */
    again() {
      const { file } = form.$state.get().files;
      if (file instanceof File) void send(file);
    },
    pause: upload.pause,
    resume: upload.resume,
  };
}
export type FormVideo = ReturnType<typeof useFormVideo>;
