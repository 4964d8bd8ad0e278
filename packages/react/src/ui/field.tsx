import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { alertShape, Icon } from './icon.js';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** What is asked for. */
  label: string;
  /** What is wrong with the value; nothing means it stands. */
  error?: string | undefined;
  /** Said under the field while nothing is wrong. */
  hint?: ReactNode;
  /** A picture at the start of the field. */
  icon?: ReactNode;
}

/** A labelled line of input with room for what is wrong with it. */
export function Field({ label, error, hint, icon, ...input }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="panggung-field" part="field" data-state={error ? 'invalid' : 'valid'}>
      <label className="panggung-field__label" htmlFor={id}>
        {label}
      </label>
      <span className="panggung-field__box">
        {icon}
        <input
          {...input}
          id={id}
          part="input"
          className="panggung-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId : undefined}
        />
      </span>
      <div className="panggung-field__message" id={messageId} part="message" aria-live="polite">
        {error ? (
          <span className="panggung-field__error">
            <Icon shape={alertShape} size={16} />
            {error}
          </span>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
