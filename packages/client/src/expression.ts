import {
  type CallReply,
  EXPRESSION_PAGE_SIZE,
  type Expression,
  type ExpressionChange,
  type ExpressionDraft,
  expressionFields,
  type Id,
  soundRecords,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { randomKey } from './random-key.js';
import { createResources, type Loadable } from './resource.js';
import { upload } from './upload.js';
import { createPace, type UploadPace } from './upload-pace.js';
import { createVideoUpload, type VideoUpload } from './video-upload.js';

/** A page of somebody's expressions. O-01. */
export interface ExpressionPage {
  expressions: readonly Expression[];
  totalPage: number;
}

/** How far an expression is on its way. */
export interface ExpressionMakingState {
  /** `waiting`: the connection is away, and it goes on by itself. */
  status: 'idle' | 'sending' | 'waiting' | 'paused' | 'made' | 'failed';
  /** Null before anything was sent. */
  pace: UploadPace | null;
  /** Whether it may be paused: a small video goes in one piece. */
  isPausable: boolean;
  /** Why it was not made; 'Failed Add Express' is what people are told. O-08. */
  error: ApiError | null;
}

/** Makes one expression after the other. */
export interface ExpressionMaking {
  $state: ReadableAtom<ExpressionMakingState>;
  /** Answers the expression; null where it was given up or failed. A second try with the same file sends the rest of it. */
  make(video: File, draft: ExpressionDraft): Promise<Expression | null>;
  pause(): void;
  resume(): void;
  /** Gives it up; what was sent is forgotten. */
  cancel(): void;
}

/** The expressions of a person. */
export interface Expressions {
  /** Rises when something was changed here: pages of before are asked for anew. */
  $turn: ReadableAtom<number>;
  /** Pages count from 1. O-09. */
  page(page: number): ReadableAtom<Loadable<ExpressionPage>>;
  reload(page: number): Promise<void>;
  /** A maker for one dialog. */
  createMaking(): ExpressionMaking;
  /** Rejects with `ApiError`. */
  change(id: Id, change: ExpressionChange): Promise<Expression>;
  /** Rejects with `ApiError`. */
  remove(id: Id): Promise<void>;
}

/** Up to so many bytes a video goes within the form: nothing is won by asking three times. */
const WHOLE_MAX = 4 * 1024 * 1024;

const idle: ExpressionMakingState = { status: 'idle', pace: null, isPausable: false, error: null };

type ExpressionReply = CallReply<'POST /api/v1/express-video'>;

interface MakingOptions extends Pick<Expressions, 'change'> {
  userId: Id;
  onMade: () => void;
}

function createMaking(panggung: Panggung, { userId, onMade, change }: MakingOptions): ExpressionMaking {
  const $state = atom<ExpressionMakingState>(idle);
  let maker: AbortController | null = null;
  let sent: { video: File; upload: VideoUpload; key: string } | undefined;
  const set = (next: Partial<ExpressionMakingState>) => $state.set({ ...$state.get(), ...next });

  /** The part of the form that is, or names, the video. */
  async function partOfVideo(video: File, uploading: VideoUpload): Promise<[string, File | string] | null> {
    if (video.size <= WHOLE_MAX) return ['video', video];
    const stop = uploading.$state.subscribe(({ status, pace }) => {
      if (status === 'sending' || status === 'waiting' || status === 'paused') set({ status, pace });
    });
    try {
      const known = uploading.$state.get().uploadId;
      const uploadId = known ?? (await uploading.send(video));
      const { error } = uploading.$state.get();
      if (error) throw error;
      return uploadId === null ? null : ['upload_id', uploadId];
    } finally {
      stop();
    }
  }

  async function send(video: File, draft: ExpressionDraft, signal: AbortSignal): Promise<Expression | null> {
    // A try with the same file is the same wish.
    if (sent?.video !== video) sent = { video, upload: createVideoUpload(panggung), key: randomKey() };
    const part = await partOfVideo(video, sent.upload);
    if (!part) return null;
    const body = new FormData();
    for (const [name, value] of Object.entries(expressionFields(draft, userId))) body.set(name, value);
    body.set(...(part as [string, File]));
    const pace = createPace();
    const isWhole = part[0] === 'video';
    const { data } = await upload<ExpressionReply>(panggung, 'POST /api/v1/express-video', {
      body,
      signal,
      idempotencyKey: sent.key,
      ...(isWhole && { onProgress: (progress) => set({ pace: pace(progress) }) }),
    });
    // The try before had made it after all, described as it was then.
    return data.description === draft.description.trim()
      ? data
      : change(data.id, { description: draft.description });
  }

  return {
    $state,
    async make(video, draft) {
      maker?.abort();
      const own = new AbortController();
      maker = own;
      $state.set({ ...idle, status: 'sending', isPausable: video.size > WHOLE_MAX });
      try {
        const made = await send(video, draft, own.signal);
        if (made) onMade();
        if (maker !== own) return null;
        sent = undefined;
        $state.set(made ? { ...idle, status: 'made' } : idle);
        return made;
      } catch (thrown) {
        const error = toApiError(thrown);
        // What was sent is kept for a day: the next try begins anew.
        if (error.code === 'upload_not_found') sent = undefined;
        if (maker === own) set({ status: 'failed', error });
        // Given up as it arrived, it may have been made all the same: the list tells.
        else if (error.code === 'aborted') onMade();
        return null;
      }
    },
    pause: () => sent?.upload.pause(),
    resume: () => sent?.upload.resume(),
    cancel() {
      maker?.abort();
      maker = null;
      sent?.upload.cancel();
      sent = undefined;
      $state.set(idle);
    },
  };
}

function createExpressions(panggung: Panggung, userId: Id): Expressions {
  const { http } = panggung;
  const $turn = atom(0);
  async function ask(page: number): Promise<ExpressionPage> {
    const query = { page, per_page: EXPRESSION_PAGE_SIZE, user_id: userId };
    const answer = await http.call('GET /api/v1/express-video', { query });
    return { expressions: soundRecords(answer.data), totalPage: answer.page?.total_page ?? 1 };
  }
  let pages = createResources(ask);
  const forget = () => {
    pages = createResources(ask);
    $turn.set($turn.get() + 1);
  };
  const paramsOf = (id: Id) => ({ params: { id: String(id) } });
  async function change(id: Id, news: ExpressionChange): Promise<Expression> {
    const { data } = await http.call('PUT /api/v1/express-video/:id', { ...paramsOf(id), body: news });
    forget();
    return data;
  }
  return {
    $turn,
    page: (page) => pages(page),
    reload: (page) => pages.reload(page),
    createMaking: () => createMaking(panggung, { userId, onMade: forget, change }),
    change,
    async remove(id) {
      await http.call('DELETE /api/v1/express-video/:id', paramsOf(id));
      forget();
    },
  };
}

/**
 * The expressions of a person, on an API's page. Rows O.
 * @example const $page = getExpressions(panggung, person.user_id).page(1);
 */
export function getExpressions(panggung: Panggung, userId: Id): Expressions {
  return partOf(panggung, `expressions ${userId}`, () => createExpressions(panggung, userId));
}
