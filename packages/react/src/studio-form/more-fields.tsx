import { studioFormMessages } from '@panggung/core';
import { useState } from 'react';
import { Field } from '../ui/field.js';
import { useWords } from '../ui/use-words.js';
import { Check } from './check.js';
import { useTextOf } from './fact-fields.js';
import type { ShowFormEdit } from './use-show-form.js';

const names = ['location', 'duration', 'slow_mode', 'sale_opens_at'] as const;

/** What few shows need; opened as soon as something in it is wrong. */
export function MoreFields({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const textOf = useTextOf(edit);
  const [isOpen, open] = useState(false);
  const isWrong = names.some(edit.problemOf);
  return (
    <details
      className="panggung-studio-form__more"
      open={isOpen || isWrong}
      onToggle={(event) => open(event.currentTarget.open)}
    >
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
