import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { alertShape, Icon } from './icon.js';

/** What ties a control to its label and its message. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'children'> {
  /** What is asked for. */
  label: string;
  /** What is wrong with the value; nothing means it stands. */
  error?: string | undefined;
  /** Said under the field while nothing is wrong. */
  hint?: ReactNode;
  /** A picture at the start of the field. */
  icon?: ReactNode;
  /** A picture or a button at its end. */
  end?: ReactNode;
  /** At the end of the label's line: how much may still be written. */
  aside?: ReactNode;
  /** Draws another control in place of the line of input. */
  children?: (control: FieldControl) => ReactNode;
}

/** A labelled line of input, or another control, with room for what is wrong with it. */
export function Field({ label, error, hint, icon, end, aside, children, ...input }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const control: FieldControl = {
    id,
    className: 'panggung-field__input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? messageId : undefined,
  };
  return (
    <div className="panggung-field" part="field" data-state={error ? 'invalid' : 'valid'}>
      <label className="panggung-field__label" htmlFor={id}>
        {label}
      </label>
      {aside}
      <span className="panggung-field__box">
        {icon}
        {children ? children(control) : <input {...input} {...control} part="input" />}
        {end}
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
