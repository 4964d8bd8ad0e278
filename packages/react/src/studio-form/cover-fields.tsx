import type { ShowForm } from '@panggung/client';
import {
  coverRatio,
  hasRatio,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_TYPES,
  LANDSCAPE_RATIO,
  type ShowPicture,
  showFormMessages,
  studioFormMessages,
} from '@panggung/core';
import { useId, useRef, useState } from 'react';
import { alertShape, Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { imageShape } from '../ui/studio/studio-icon.js';
import { useFileChoice } from '../ui/use-file-choice.js';
import { useWords } from '../ui/use-words.js';
import { CoverPicture } from './cover-picture.js';
import { Refused, ShowRefusal } from './fact-fields.js';
import type { ShowFormEdit } from './use-show-form.js';

/** Refused before it is sent. */
const unopened = { code: 'image_unopened' };

const CoverDialog = onDemand(async () => (await import('./cover-dialog.js')).CoverDialog);

export interface CoverFieldsProps {
  edit: ShowFormEdit;
  form: ShowForm;
}

/** The four pictures of a show. M-33 to M-39. */
export function CoverFields(props: CoverFieldsProps) {
  return (
    <div className="panggung-studio-form__covers">
      <CoverField {...props} picture="image" />
      <CoverField {...props} picture="verticalImage" />
      <CoverField {...props} picture="image1" />
      <CoverField {...props} picture="image2" />
      <Refused error={props.edit.refusalOf('covers')} />
    </div>
  );
}

/** One picture: chosen, and cut to its shape where it has another. */
function CoverField({ edit, form, picture }: CoverFieldsProps & { picture: ShowPicture }) {
  const words = useWords(studioFormMessages);
  const problems = useWords(showFormMessages);
  const id = useId();
  const { input, ask } = useFileChoice(IMAGE_TYPES.join(), (file) => form.choose(picture, file));
  const tile = useRef<HTMLButtonElement>(null);
  const [cropping, crop] = useState<Blob | null>(null);
  const { url, chosen } = edit.covers[picture];
  const file = edit.files[picture];
  const problem = edit.coverProblems[picture];
  const isWrong = chosen !== null && !hasRatio(chosen, coverRatio[picture]);
  const isNone = chosen?.width === 0;
  const isLost = edit.lost.includes(picture);
  const { width, height } = chosen ?? { width: 0, height: 0 };
  const isLarge = file && (file.size > IMAGE_BYTES_MAX || width * height > IMAGE_PIXELS_MAX);
  // What is larger than the server takes is written anew, and may be cut on the way.
  const mayBeCut = file && !isNone && (isWrong || isLarge);
  const hint = problems[coverRatio[picture] === LANDSCAPE_RATIO ? 'cover_landscape' : 'cover_portrait'];
  return (
    <div
      className="panggung-cover-field"
      data-picture={picture}
      data-problem={problem}
      data-state={isWrong ? 'invalid' : 'valid'}
    >
      <p className="panggung-field__label" id={`${id}-label`}>
        {words[picture]}
      </p>
      <button
        ref={tile}
        type="button"
        className="panggung-cover-field__tile"
        aria-labelledby={`${id}-label ${id}-act`}
        aria-describedby={`${id}-message`}
        aria-invalid={isWrong || undefined}
        onPointerEnter={CoverDialog.fetch}
        onClick={ask}
      >
        <CoverPicture file={file} url={url} />
        <span
          className="panggung-cover-field__act"
          data-over={!isNone && Boolean(file ?? url)}
          id={`${id}-act`}
        >
          <Icon shape={imageShape} size={16} />
          {file || url ? words.change_image : words.choose_image}
        </span>
      </button>
      {input}
      <div className="panggung-field__message" id={`${id}-message`} aria-live="polite">
        {isWrong ? (
          <span className="panggung-field__error">
            <Icon shape={alertShape} size={16} />
            {isNone ? <ShowRefusal error={unopened} /> : problems.cover_ratio}
          </span>
        ) : (
          ((isLost ? words.chosen_before : problem && problems[problem]) ?? hint)
        )}
      </div>
      {mayBeCut && (
        <button
          type="button"
          className="panggung-cover-field__crop"
          onClick={() => {
            // Which gets the focus back from the dialog: this button may be gone by then.
            tile.current?.focus();
            crop(file);
          }}
        >
          {words.crop}
        </button>
      )}
      {cropping && (
        <CoverDialog
          name={words[picture]}
          picture={picture}
          file={cropping}
          onCut={(cut) => form.choose(picture, cut)}
          onClose={() => crop(null)}
        />
      )}
    </div>
  );
}
