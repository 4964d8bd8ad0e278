import { UPLOAD_PATH } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import { silence } from './http-reply.js';
import type { Panggung } from './panggung.js';
import { createPace, type UploadPace } from './upload-pace.js';
import type { VideoSending } from './video-sending.js';

/** How far a video has come. */
export interface VideoUploadState {
  /** `waiting`: the connection is away, and it goes on by itself; `paused`: it goes on when somebody says so. */
  status: 'idle' | 'sending' | 'waiting' | 'paused' | 'sent' | 'failed';
  /** Null before anything was sent. */
  pace: UploadPace | null;
  /** Names the video to the call that shows it, once it was sent. */
  uploadId: string | null;
  /** Why it failed: a video that is none, say. */
  error: ApiError | null;
}

/** A video on its way to the API: what breaks off goes on from where it was, also after a reload of the page. */
export interface VideoUpload {
  $state: ReadableAtom<VideoUploadState>;
  /** Answers its `upload_id`; null where it was given up or failed, see `error`. A second video takes the first one's place. */
  send(video: File): Promise<string | null>;
  pause(): void;
  resume(): void;
  /** Gives it up; what was sent of it is forgotten. */
  cancel(): void;
}

const nothing: VideoUploadState = { status: 'idle', pace: null, uploadId: null, error: null };

/** An upload that somebody waits for. */
interface Run {
  /** Null until the protocol is loaded. */
  sending: VideoSending | null;
  /** Goes on before its time: the connection is back, or a person wishes it. */
  goOn: () => void;
  isGivenUp: boolean;
  isPaused: boolean;
}

/**
 * How long to wait before it goes on, in ms; nothing where that is no use. The API says `request_in_progress` where it has
 * more, or less, of the video than was thought: a browser sends a piece again by itself when a connection breaks.
 */
function pauseOf(error: ApiError, failures: number): number | undefined {
  return error.code === 'request_in_progress' ? 500 * failures : error.pauseAfter(failures);
}

/**
 * Uploads videos on an API's page, one at a time.
 * @example const upload = createVideoUpload(panggung); const id = await upload.send(file);
 */
export function createVideoUpload(panggung: Panggung): VideoUpload {
  const $state = atom<VideoUploadState>(nothing);
  let run: Run | null = null;
  const set = (next: Partial<VideoUploadState>) => $state.set({ ...$state.get(), ...next });

  async function begin(own: Run, video: File): Promise<VideoSending> {
    const pace = createPace();
    // The protocol is loaded with the first video.
    const { createVideoSending } = await import('./video-sending.js');
    const sending = createVideoSending(panggung, {
      video,
      onProgress: (progress) => {
        if (own === run) set({ pace: pace(progress) });
      },
    });
    own.sending = sending;
    return sending;
  }

  /** Waits for a moment that is better; a moment without an end is one that somebody must end. */
  function better(current: Run, pause?: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        globalThis.removeEventListener?.('online', goOn);
        resolve();
      };
      const timer = pause === undefined ? undefined : setTimeout(goOn, pause);
      if (pause !== undefined) globalThis.addEventListener?.('online', goOn);
      current.goOn = goOn;
    });
  }

  /** Sends until it has arrived or will not; answers null where it was given up. */
  async function follow(current: Run, sending: VideoSending): Promise<string | null> {
    // Whoever stops it may do so while the session is renewed.
    const send = (bearer?: string) => {
      if (current.isGivenUp || current.isPaused) throw silence('aborted');
      return sending.send(bearer);
    };
    let failures = 0;
    let reached = 0;
    while (!current.isGivenUp) {
      set({ status: 'sending' });
      try {
        return await panggung.session.guard(async (bearer) => send(bearer), `PATCH ${UPLOAD_PATH}`, true);
      } catch (thrown) {
        const error = toApiError(thrown);
        const { loaded = 0 } = $state.get().pace ?? {};
        failures = loaded > reached ? 1 : failures + 1;
        reached = Math.max(reached, loaded);
        const isStopped = error.code === 'aborted';
        const pause = isStopped ? undefined : pauseOf(error, failures);
        if (current.isGivenUp) break;
        if (!isStopped && pause === undefined) throw error;
        set({ status: isStopped ? 'paused' : 'waiting' });
        await better(current, pause);
        current.isPaused = false;
      }
    }
    return null;
  }

  function giveUp(): void {
    const left = run;
    run = null;
    if (!left) return;
    left.isGivenUp = true;
    left.goOn();
    if (!left.sending) return;
    left.sending.stop();
    // What cannot be told is forgotten by the API after a day.
    panggung.session.guard(left.sending.remove, `DELETE ${UPLOAD_PATH}`, true).catch(() => {});
  }

  return {
    $state,
    async send(video) {
      giveUp();
      $state.set({ ...nothing, status: 'sending' });
      const own: Run = { sending: null, goOn: () => {}, isGivenUp: false, isPaused: false };
      run = own;
      try {
        const uploadId = await follow(own, await begin(own, video));
        if (run === own && uploadId) set({ status: 'sent', uploadId });
        return uploadId;
      } catch (thrown) {
        if (run === own) set({ status: 'failed', error: toApiError(thrown) });
        return null;
      }
    },
    pause() {
      if (!run || $state.get().status !== 'sending') return;
      run.isPaused = true;
      run.sending?.stop();
    },
    resume: () => run?.goOn(),
    cancel() {
      giveUp();
      $state.set(nothing);
    },
  };
}
