import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.js';
import { Icon } from './icon.js';
import { downShape } from './icon-form.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends Pick<FieldProps, 'label' | 'error'>,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'disabled' | 'autoComplete'> {
  value: string;
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen. */
  placeholder: string;
  hint?: ReactNode;
  onValueChange: (value: string) => void;
}

/** One of a few: the browser's own list, which every phone knows how to open. */
export function Select({
  label,
  error,
  hint,
  value,
  options,
  placeholder,
  onValueChange,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} end={<Icon shape={downShape} size={16} />}>
      {(control) => (
        <select
          {...rest}
          {...control}
          part="input"
          data-empty={value === '' || undefined}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
