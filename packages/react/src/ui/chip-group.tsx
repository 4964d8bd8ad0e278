import type { ReactNode } from 'react';
import { Chip } from './chip.js';

export interface ChipGroupProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  /** Told undefined when the chosen one is pressed again. */
  onValueChange: (value: string | undefined) => void;
  /** What stands in for options that are on their way. */
  children?: ReactNode;
}

/** At most one of several, all in sight; pressed again, it is none. AMB-074. */
export function ChipGroup({ label, options, value, onValueChange, children }: ChipGroupProps) {
  return (
    <fieldset className="panggung-chip-group">
      <legend className="panggung-chip-group__label">{label}</legend>
      <div className="panggung-chip-group__chips">
        {options.map((option) => (
          <Chip
            key={option.value}
            aria-pressed={option.value === value}
            onClick={() => onValueChange(option.value === value ? undefined : option.value)}
          >
            {option.label}
          </Chip>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
