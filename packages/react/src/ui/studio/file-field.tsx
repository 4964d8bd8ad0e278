import { fill } from '@panggung/core';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button.js';
import { alertShape, closeShape, Icon } from '../icon.js';
import { useFileChoice } from '../use-file-choice.js';
import { filmShape } from './studio-icon.js';

export interface FileFieldProps {
  label: string;
  /** The types the browser offers. */
  accept: string;
  file: Blob | undefined;
  /**
   * There is one already, which can be taken away.
   * @default false
   */
  isKept?: boolean | undefined;
  /** What the button says while nothing is chosen. */
  choose: string;
  /** What the one at the end does; `{name}` is the file's. */
  remove: string;
  hint?: string | undefined;
  error?: ReactNode;
  /** Null takes the file away. */
  onChoose: (file: File | null) => void;
}

const MB = 1024 * 1024;
/** A size as a person reads it. */
const sizeOf = ({ size }: Blob) =>
  size < MB ? `${Math.ceil(size / 1024)} KB` : `${(size / MB).toFixed(size < 10 * MB ? 1 : 0)} MB`;

/** One file, by its name and size. */
export function FileField(props: FileFieldProps) {
  const { label, accept, file, isKept, choose, remove, hint, error, onChoose } = props;
  const id = useId();
  const { input, ask } = useFileChoice(accept, onChoose);
  const button = useRef<HTMLButtonElement>(null);
  const name = file instanceof File ? file.name : label;
  return (
    <div className="panggung-file-field" part="field" data-state={error ? 'invalid' : 'valid'}>
      <p className="panggung-field__label" id={`${id}-label`}>
        {label}
      </p>
      <div className="panggung-file-field__box">
        <button
          ref={button}
          type="button"
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-message`}
          aria-invalid={error ? true : undefined}
          onClick={ask}
        >
          <Icon shape={filmShape} />
          <span>{file ? name : choose}</span>
          {file && <small>{sizeOf(file)}</small>}
        </button>
        {(file || isKept) && (
          <IconButton
            label={fill(remove, { name })}
            onClick={() => {
              onChoose(null);
              button.current?.focus();
            }}
          >
            <Icon shape={closeShape} size={16} />
          </IconButton>
        )}
      </div>
      {input}
      <div className="panggung-field__message" id={`${id}-message`} aria-live="polite">
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
