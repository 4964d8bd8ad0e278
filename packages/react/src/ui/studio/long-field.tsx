import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field } from '../field.js';

export interface LongFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  /** What is asked for. */
  label: string;
  /** What is wrong with the text. */
  error?: string | undefined;
  /** At the end of the label's line: how much may still be written. */
  aside?: ReactNode;
  field?: Ref<HTMLTextAreaElement>;
}

/**
 * A labelled field of several lines.
 * @example <LongField label={words.description} rows={4} value={text} onChange={write} />
 */
export function LongField({ label, error, aside, field, ...text }: LongFieldProps) {
  return (
    <div className="panggung-long-field">
      <Field label={label} error={error} aside={aside}>
        {(control) => <textarea {...text} {...control} ref={field} part="input" />}
      </Field>
    </div>
  );
}
