import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { ButtonProps } from './button.js';

export interface LinkButtonProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>,
    Pick<ButtonProps, 'variant' | 'size' | 'isBlock' | 'isCaps'> {
  href: string;
  children: ReactNode;
}

/** A link to the next step that looks like a button: it can be opened in a new tab. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  isCaps = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      {...rest}
      className="panggung-button"
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-caps={isCaps || undefined}
    >
      {children}
    </a>
  );
}
