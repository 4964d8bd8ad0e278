import { studioFormMessages } from '@panggung/core';
import { useState } from 'react';
import { Field } from '../ui/field.js';
import { TimeField } from '../ui/time-field.js';
import { useWords } from '../ui/use-words.js';
import { Check } from './check.js';
import { useFieldOf, useTextOf } from './fact-fields.js';
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
      <SaleOpening edit={edit} />
      <Check
        label={words.watermark}
        isOn={edit.fields.watermark}
        onChange={(watermark) => edit.change({ watermark })}
      />
    </details>
  );
}

/** A day, and then its time: a browser's own picker of both shows 12 hours where the system does. M-44. */
function SaleOpening({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const { name, value, error, onBlur } = useFieldOf(edit)('sale_opens_at');
  const [day = '', time = ''] = value.split('T');
  const open = (onDay: string, at: string) => edit.change({ sale_opens_at: onDay && `${onDay}T${at}` });
  return (
    <div className="panggung-studio-form__pair">
      <Field
        label={words.sale_opens_at}
        type="date"
        name={name}
        value={day}
        error={error}
        hint={words.sale_opens_help}
        onBlur={onBlur}
        onChange={(event) => open(event.currentTarget.value, time || '00:00')}
      />
      <TimeField
        label={words.sale_opens_time}
        hint={words.wib}
        value={time}
        disabled={day === ''}
        onBlur={onBlur}
        onValueChange={(at) => {
          if (at !== time) open(day, at);
        }}
      />
    </div>
  );
}
