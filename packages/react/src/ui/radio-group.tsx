import { useId } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value | '';
  options: readonly RadioOption<Value>[];
  disabled?: boolean;
  onValueChange: (value: Value) => void;
}

/** One of two or three, all in sight; the browser's own radios, so arrow keys and forms work as everywhere. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  disabled,
  onValueChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div className="panggung-radio-group" role="radiogroup" aria-labelledby={id} part="field">
      <p className="panggung-field__label" id={id}>
        {label}
      </p>
      <div className="panggung-radio-group__options">
        {options.map((option) => (
          <label
            className="panggung-radio"
            data-state={option.value === value ? 'checked' : 'unchecked'}
            key={option.value}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
