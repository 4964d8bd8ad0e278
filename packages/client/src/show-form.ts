import {
  type CallReply,
  type Id,
  newShowFields,
  type Show,
  type ShowFields,
  type ShowPicture,
  showFields,
  showFormEntries,
  showFormProblems,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createShowDraft } from './show-draft.js';
import { getManagedShows } from './show-manage.js';
import { getStorage } from './storage.js';
import { type UploadCall, type UploadProgress, upload } from './upload.js';

/** The files of a show's form: its covers, its video, the captions of that. M-52. */
export type ShowFile = ShowPicture | 'file' | 'captions';

/** How far a show's form has come. */
export interface ShowFormState {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** As they were typed, over the show as it is. */
  fields: ShowFields;
  /** Kept as long as the page lives. */
  files: Readonly<Partial<Record<ShowFile, Blob>>>;
  /** Chosen before the page was loaded anew, and not since. */
  lost: readonly ShowFile[];
  /** A video that was uploaded before, in the place of `file`. */
  uploadId: string | null;
  /** Whether something was typed or chosen that is not saved. */
  isChanged: boolean;
  /** While it is saved. M-59. */
  progress: UploadProgress | null;
  /** Why it was not saved. M-56, M-58. */
  error: ApiError | null;
}

/** The form of a show: what is typed is kept on the device until it is saved or dropped, and nothing is lost on failure. */
export interface ShowForm {
  $state: ReadableAtom<ShowFormState>;
  change(changes: Partial<ShowFields>): void;
  /** Null takes the file away. */
  choose(name: ShowFile, file: Blob | null): void;
  chooseUpload(uploadId: string | null): void;
  discard(): void;
  /** The show as it is kept; null while it may not be sent, is being sent already, or was refused: see `error`. */
  save(): Promise<Show | null>;
  /** Gives a saving up; what was typed stays. */
  cancel(): void;
}

export interface ShowFormOptions {
  userId: Id;
  /** The show that is changed; none makes a new one. */
  show?: Show | undefined;
}

type ShowReply = CallReply<'POST /api/v1/room/video'>;

const nothing = { files: {}, lost: [], uploadId: null, progress: null, error: null } as const;

function createShowForm(panggung: Panggung, { userId, show }: ShowFormOptions): ShowForm {
  const draft = createShowDraft(getStorage(panggung), { userId, showId: show?.id });
  const before = show ? showFields(show) : newShowFields;
  const fieldsNow = () => ({ ...before, ...draft.changes() });
  let maker: AbortController | null = null;
  const $state = atom<ShowFormState>({
    ...nothing,
    status: 'idle',
    fields: fieldsNow(),
    lost: draft.files() as readonly ShowFile[],
    isChanged: draft.isTyped(),
  });

  function set(next: Partial<ShowFormState>): void {
    const now = { ...$state.get(), ...next };
    const isChanged = draft.isTyped() || Object.keys(now.files).length > 0 || now.uploadId !== null;
    $state.set({ ...now, fields: fieldsNow(), isChanged });
  }

  /** Whatever is typed or chosen begins a new try. */
  function touch(next: Partial<ShowFormState> = {}): void {
    const isSaving = $state.get().status === 'saving';
    set(isSaving ? next : { ...next, status: 'idle', error: null });
  }

  /** What was chosen while it was on its way is another wish, as what was typed. */
  function chosenSince(sent: ShowFormState): Pick<ShowFormState, 'files' | 'uploadId'> {
    const { files, uploadId } = $state.get();
    const isNew = ([name, file]: [string, Blob]) => file !== sent.files[name as ShowFile];
    return {
      files: Object.fromEntries(Object.entries(files).filter(isNew)),
      uploadId: uploadId === sent.uploadId ? null : uploadId,
    };
  }

  function mayBeSent({ status, fields }: ShowFormState): boolean {
    const moment = { mode: show ? 'Edit' : 'Add', now: panggung.clock.now(), show } as const;
    return status !== 'saving' && Object.keys(showFormProblems(fields, moment)).length === 0;
  }

  function send(state: ShowFormState, signal: AbortSignal): Promise<ShowReply> {
    const body = bodyOf(state, { userId, show });
    const onProgress = (progress: UploadProgress) => set({ progress });
    const key = show ? {} : { idempotencyKey: draft.key() };
    return upload(panggung, callOf(show), { body, signal, onProgress, ...key });
  }

  onMount($state, () => {
    // What was typed elsewhere while nobody looked here.
    set({});
    return draft.listen(() => touch());
  });

  return {
    $state,
    change(changes) {
      draft.change(changes);
      touch();
    },
    choose(file, content) {
      const state = $state.get();
      const { [file]: _old, ...others } = state.files;
      const files = content ? { ...others, [file]: content } : others;
      const lost = state.lost.filter((name) => name !== file);
      draft.hold([...Object.keys(files), ...lost]);
      touch({ files, lost });
    },
    chooseUpload: (uploadId) => touch({ uploadId }),
    discard() {
      draft.clear();
      touch({ ...nothing });
    },
    async save() {
      const state = $state.get();
      if (!mayBeSent(state)) return null;
      maker = new AbortController();
      set({ status: 'saving', error: null, progress: { loaded: 0, total: 0, share: 0 } });
      try {
        const { data } = await send(state, maker.signal);
        draft.settle(state.fields);
        set({ ...nothing, ...chosenSince(state), status: 'saved' });
        getManagedShows(panggung, userId).forget(data.id);
        return data;
      } catch (thrown) {
        const error = toApiError(thrown);
        // It was made by an earlier try, and is another by now: the next try makes a new one.
        if (error.code === 'idempotency_key_reused') draft.renewKey();
        set({ status: 'failed', error, progress: null });
        return null;
      }
    },
    cancel: () => maker?.abort(),
  };
}

function callOf(show: Show | undefined): UploadCall {
  return show ? `PUT /api/v1/room/video/${encodeURIComponent(show.id)}` : 'POST /api/v1/room/video';
}

function bodyOf({ fields, files, uploadId }: ShowFormState, { userId, show }: ShowFormOptions): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(showFormEntries(fields, { userId, show }))) {
    body.set(field, value);
  }
  if (uploadId) body.set('upload_id', uploadId);
  for (const [file, content] of Object.entries(files)) {
    if (file !== 'file' || !uploadId) body.set(file, content, fileNames[file as ShowFile]);
  }
  return body;
}

const fileNames: Record<ShowFile, string> = {
  image: 'cover.jpg',
  verticalImage: 'portrait.jpg',
  image1: 'past-1.jpg',
  image2: 'past-2.jpg',
  file: 'video.mp4',
  captions: 'captions.vtt',
};

/**
 * The form of a show, the same in every part of a page.
 * @example const form = getShowForm(panggung, { userId: person.user_id }); form.change({ name: 'Malam Tepi Laut' });
 */
export function getShowForm(panggung: Panggung, options: ShowFormOptions): ShowForm {
  const { userId, show } = options;
  // A show that was changed meanwhile is edited as it is now.
  const name = `show form ${userId} ${show ? `${show.id} ${show.updated_at}` : 'new'}`;
  return partOf(panggung, name, () => createShowForm(panggung, options));
}
