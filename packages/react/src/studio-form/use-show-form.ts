import { createPace, type ShowForm, type UploadPace } from '@panggung/client';
import {
  type CoverFields,
  coverProblems,
  movesSold,
  newShowFields,
  type Show,
  type ShowFields,
  type ShowFormMode,
  type ShowPicture,
  showFormProblems,
  type TicketType,
  withTicketType,
} from '@panggung/core';
import { useMemo, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useLeaveGuard } from '../ui/use-leave-guard.js';
import { useStore } from '../ui/use-store.js';
import { showPictures, usePictureSizes } from './use-picture-sizes.js';

export type FieldName = keyof ShowFields;

/** Where the show has each picture. */
const pictureOf: Record<ShowPicture, keyof Show> = {
  image: 'url_cover',
  verticalImage: 'vertical_image',
  image1: 'cover_pastshow_1',
  image2: 'cover_pastshow_2',
};

/** What of the form the API refuses, by how its code begins. */
const refusedParts: Record<string, 'covers' | 'video' | 'captions'> = {
  image: 'covers',
  cover: 'covers',
  video: 'video',
  upload: 'video',
  captions: 'captions',
};

/** What became of a press of the button. */
export type SaveOutcome =
  | { is: 'saved'; show: Show }
  | { is: 'invalid' | 'uncovered' | 'given_up' | 'failed' | 'busy' };

/** The edit behind the form: what is typed and chosen, and what of it is wrong in the fields that were left. */
export function useShowForm(form: ShowForm, show: Show | undefined) {
  const { clock } = usePanggung();
  const state = useStore(form.$state);
  const mode: ShowFormMode = show ? 'Edit' : 'Add';
  const { fields, files } = state;
  // What a show or a draft holds already was left before.
  const [left, setLeft] = useState<readonly FieldName[]>(() =>
    (Object.keys(fields) as FieldName[]).filter((name) => show || fields[name] !== newShowFields[name]),
  );
  const problems = showFormProblems(fields, { mode, now: clock.now(), show });
  const names = Object.keys(problems) as FieldName[];
  const sizes = usePictureSizes(files);
  const covers = Object.fromEntries(
    showPictures.map((picture) => [
      picture,
      { url: (show?.[pictureOf[picture]] as string | null) ?? null, chosen: sizes[picture] ?? null },
    ]),
  ) as CoverFields;
  const uncovered = coverProblems(covers, { mode, show_type: fields.show_type });
  const { isChanged, progress, status, error } = state;
  const code = error?.code ?? 'aborted';
  const refused = refusedParts[code.split('_')[0] ?? ''] ?? 'show';
  const isSaving = status === 'saving';
  // Each try is measured by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: so it begins anew with each.
  const measure = useMemo(() => createPace(), [isSaving]);
  const pace: UploadPace | null = useMemo(() => progress && measure(progress), [measure, progress]);
  useLeaveGuard(isChanged);

  return {
    ...state,
    mode,
    covers,
    coverProblems: uncovered,
    isSaving,
    pace,
    isValid: names.length === 0,
    movesSold: movesSold(fields, show),
    /** Why the API refused the last try, at what it refused. */
    refusalOf: (part: typeof refused) =>
      error && code !== 'aborted' && part === refused ? error : undefined,
    /** The problem of a field that was left since it was edited. */
    problemOf: (name: FieldName) => (left.includes(name) ? problems[name] : undefined),
    change(typed: Partial<ShowFields>) {
      setLeft(left.filter((name) => !(name in typed)));
      form.change(typed);
    },
    chooseTicketType(type: TicketType) {
      setLeft([...left, 'ticket_type']);
      form.change(withTicketType(fields, type, crypto.getRandomValues(new Uint8Array(8))));
    },
    leave: (name: FieldName) => setLeft([...left, name]),
    async save(): Promise<SaveOutcome> {
      if (names.length > 0) {
        setLeft(names);
        return { is: 'invalid' };
      }
      if (Object.keys(uncovered).length > 0) return { is: 'uncovered' };
      const saved = await form.save();
      if (saved) return { is: 'saved', show: saved as Show };
      const { error } = form.$state.get();
      if (error?.code === 'aborted') return { is: 'given_up' };
      // What was uploaded before is kept for a day: the file itself is still here.
      if (error?.code === 'upload_not_found') form.chooseUpload(null);
      return { is: error ? 'failed' : 'busy' };
    },
  };
}
export type ShowFormEdit = ReturnType<typeof useShowForm>;
