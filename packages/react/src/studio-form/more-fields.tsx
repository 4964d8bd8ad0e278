import { studioFormMessages } from '@panggung/core';
import { Field } from '../ui/field.js';
import { useWords } from '../ui/use-words.js';
import { Check } from './check.js';
import { useTextOf } from './fact-fields.js';
import type { ShowFormEdit } from './use-show-form.js';

/** What few shows need. */
export function MoreFields({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const textOf = useTextOf(edit);
  return (
    <details className="panggung-studio-form__more">
      <summary>{words.more}</summary>
      <Field label={words.location} maxLength={200} {...textOf('location')} />
      <div className="panggung-studio-form__pair">
        <Field label={words.duration} inputMode="numeric" {...textOf('duration')} />
        <Field label={words.slow_mode} inputMode="numeric" {...textOf('slow_mode')} />
      </div>
      <Field label={words.sale_opens_at} type="datetime-local" {...textOf('sale_opens_at')} />
      <Check
        label={words.watermark}
        isOn={edit.fields.watermark}
        onChange={(watermark) => edit.change({ watermark })}
      />
    </details>
  );
}
