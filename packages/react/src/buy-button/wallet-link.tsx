import { paymentActionMessages, safeLink } from '@panggung/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/link-button.js';
import { useWords } from '../ui/use-words.js';
import type { LookProps } from './buy-body.js';

export interface WalletLinkProps extends LookProps {
  href: string;
  onClick: () => void;
  /** Stands where the address is none to open. */
  fallback: ReactNode;
}

/** To the wallet's page, in a tab that no browser stops, with the payment's details behind it. G-15, AMB-113. */
export function WalletLink({ href, fallback, ...look }: WalletLinkProps) {
  const words = useWords(paymentActionMessages);
  const target = safeLink(href);
  if (!target) return fallback;
  return (
    <LinkButton {...look} href={target} target="_blank" rel="noopener noreferrer" isCaps>
      {words.continue_payment}
      <span className="panggung-hidden"> {words.opens_tab}</span>
    </LinkButton>
  );
}
