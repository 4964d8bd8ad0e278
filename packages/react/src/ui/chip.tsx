import type { ButtonHTMLAttributes } from 'react';

/** A round button for a choice that is on or off, or that leads to choices. */
export function Chip({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      part="button chip"
      {...rest}
      className={className ? `panggung-chip ${className}` : 'panggung-chip'}
    />
  );
}
