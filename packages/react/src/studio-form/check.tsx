import { useId } from 'react';

export interface CheckProps {
  label: string;
  help?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is so, or not. */
export function Check({ label, help, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <label className="panggung-check">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={help && id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {help && <small id={id}>{help}</small>}
      </span>
    </label>
  );
}
