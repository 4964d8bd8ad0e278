import { useState } from 'react';
import { Field, type FieldProps } from './field.js';
import { Icon } from './icon.js';

const eyeShape =
  'M2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 19.9 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-19.9 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
const eyeOffShape =
  'M10.7 5.1a10.7 10.7 0 0 1 11.3 6.5 1 1 0 0 1 0 .7 10.7 10.7 0 0 1-1.5 2.5M14.1 14.2a3 3 0 0 1-4.2-4.2M17.5 17.5A10.8 10.8 0 0 1 2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 4.4-5.1M2 2l20 20';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'children'> {
  /** What the button at the end does while the password is hidden, and while it is shown. */
  showLabel: string;
  hideLabel: string;
  /** `current-password` or `new-password`: password managers go by it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, with a button that shows what is typed. B-24, P-23. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="panggung-password-field__eye"
          aria-label={`${isShown ? hideLabel : showLabel}: ${field.label}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon shape={isShown ? eyeOffShape : eyeShape} />
        </button>
      }
    />
  );
}
