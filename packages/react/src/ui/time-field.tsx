import { useId } from 'react';
import { Field, type FieldProps } from './field.js';

export interface TimeFieldProps
  extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'name' | 'disabled' | 'end'> {
  /** `HH:mm`, as far as it is typed. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
}

/** Each half hour of a day, `HH:mm`. */
const halfHours = [...Array(48).keys()].map(
  (half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** `1930`, `19.30` and `7:30` as a clock of 24 hours writes them; what is still being typed as it is. */
function tidy(text: string, isWhole: boolean): string {
  const plain = text.replace(/[.,;\s]/g, ':').replace(/[^\d:]/g, '');
  const digits = plain.replaceAll(':', '');
  if (/^\d{4}$/.test(digits)) return `${digits.slice(0, 2)}:${digits.slice(2)}`;
  if (isWhole && /^\d:?[0-5]\d$/.test(plain)) return `0${digits[0]}:${digits.slice(1)}`;
  if (isWhole && /^\d{1,2}:?$/.test(plain)) return `${digits.padStart(2, '0')}:00`;
  return plain.slice(0, 5);
}

/**
 * A time of day of 24 hours: a browser's own picker shows 12 where the system does. M-44.
 * @example <TimeField label={words.start_time} value={time} onValueChange={setTime} />
 */
export function TimeField({ value, onValueChange, onBlur, ...field }: TimeFieldProps) {
  const list = useId();
  return (
    <>
      <Field
        {...field}
        list={list}
        inputMode="numeric"
        autoComplete="off"
        placeholder="19:30"
        maxLength={5}
        value={value}
        onChange={({ currentTarget: input }) => {
          // Also put back into the field: no drawing follows when nothing else has changed.
          input.value = tidy(input.value, false);
          onValueChange(input.value);
        }}
        onBlur={() => {
          onValueChange(tidy(value, true));
          onBlur?.();
        }}
      />
      <datalist id={list}>
        {halfHours.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  );
}
