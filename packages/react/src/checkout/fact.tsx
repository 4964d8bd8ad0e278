import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { Icon } from '../ui/icon.js';
import { copyShape } from '../ui/icon-payment.js';
import { useCheckoutWords } from './checkout-words.js';

export interface FactProps {
  label: string;
  /** What is copied; nothing means there is nothing to copy. */
  copy?: string | undefined;
  onCopied?: () => void;
  isLarge?: boolean;
  children: ReactNode;
}

/** One line the buyer needs elsewhere: a number, an amount, a code. */
export function Fact({ label, copy, onCopied, isLarge = false, children }: FactProps) {
  const words = useCheckoutWords();
  const value = useRef<HTMLSpanElement>(null);
  const press = async () => {
    if (copy && (await copyText(copy, value.current))) onCopied?.();
  };
  return (
    <dl className="panggung-checkout__fact" data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd>
        <span ref={value} className="panggung-checkout__value">
          {children}
        </span>
        {copy && (
          <Button variant="secondary" size="small" aria-label={`${words.copy}: ${label}`} onClick={press}>
            <Icon shape={copyShape} size={16} />
            {words.copy}
          </Button>
        )}
      </dd>
    </dl>
  );
}
