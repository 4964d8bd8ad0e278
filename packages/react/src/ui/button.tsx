import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /**
   * `primary` is the next step: at most one in a view. `danger` only confirms what cannot be taken back.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  /**
   * 44 px high; small is 36, large 52.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  isBlock?: boolean;
  /** For words that the documents write in capitals. */
  isCaps?: boolean;
  /** Works on it: a ring beside the words, presses ignored, width and focus kept. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A button. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  isCaps = false,
  isLoading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      {...rest}
      className="panggung-button"
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-caps={isCaps || undefined}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? ignore : onClick}
    >
      {isLoading && <span className="panggung-button__ring" />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
}

/** A round button that holds only an icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="panggung-icon-button" aria-label={label}>
      {children}
    </button>
  );
}
